import Results
import SourceText
import TestSupport
import Testing

@Suite("drawing-pad.run, its states and its claims")
struct DrawingPadRunTests {
  private func lines(_ yaml: String, _ language: Language = .english) async throws -> [String] {
    try await run("drawing-pad.run", yaml).text(language)
  }

  @Test("Touches become a stroke; undo removes the last one until there is none")
  func strokes() async throws {
    #expect(
      try await lines("events: [color red, began 1 2, moved 3.5 4, ended 5 6, undo, undo]") == [
        "color red: idle", "  next stroke: pen, red, 6 wide",
        "began 1 2: idle → drawing", "  finished: none; current: red 6 (1 point)",
        "moved 3.5 4: drawing", "  finished: none; current: red 6 (2 points)",
        "ended 5 6: drawing → idle", "  finished: red 6 (3 points); current: none",
        "undo: idle", "  finished: none; current: none",
        "undo: idle", "  no stroke is finished, and nothing changes", "  finished: none; current: none",
      ])
  }

  @Test("The article's pad keeps the stroke of a canceled touch until the next one, in Japanese")
  func cancelled() async throws {
    let events = "events: [tool eraser, size big, began 0 0, moved 9 9, cancelled, clear, began 1 1]"
    #expect(
      try await lines(events, .japanese) == [
        "tool eraser: 待機", "  次の線: 消しゴム、白、太さ6", "size big: 待機", "  次の線: 消しゴム、白、太さ20",
        "began 0 0: 待機 → 描画中", "  完成: なし。途中: 白20(1点)", "moved 9 9: 描画中", "  完成: なし。途中: 白20(2点)",
        "cancelled: 描画中 → 線が残ったまま", "  処理されず、線が途中のまま残る", "  完成: なし。途中: 白20(2点)",
        "clear: 線が残ったまま", "  完成: なし。途中: 白20(2点)",
        "began 1 1: 線が残ったまま → 描画中", "  残っていた線が消え、新しい線が始まる", "  完成: なし。途中: 白20(1点)",
      ])
    #expect(
      try await lines("{handles-cancel: true, \(events)}").contains("cancelled: drawing → idle"))
  }

  @Test(
    "An event that no finger can cause is refused",
    arguments: [
      ("moved 1 1", "idle"), ("ended 1 1", "idle"), ("cancelled", "idle"),
      ("began 0 0, began 1 1", "drawing"), ("began 0 0, cancelled, moved 1 1", "left over"),
      ("began 0 0, cancelled, ended 1 1", "left over"), ("began 0 0, cancelled, cancelled", "left over"),
    ])
  func refused(events: String, state: String) async throws {
    let lines = try await lines("events: [\(events)]")
    #expect(lines.dropLast().last?.hasSuffix(": refused (\(state))") == true)
  }

  @Test("The diagram has an arrow to a remaining stroke only if cancel is not handled")
  func states() async throws {
    func arrows(_ yaml: String) async throws -> [String] {
      guard case .stateDiagram(let diagram) = try await run("drawing-pad.states", yaml) else { return [] }
      return diagram.transitions.map { "\($0.from) \($0.to)" }
    }
    #expect(
      try await arrows("") == ["idle drawing", "drawing idle", "drawing left-over", "left-over drawing"])
    #expect(
      try await arrows("handles-cancel: true") == ["idle drawing", "drawing idle", "drawing idle", "left-over drawing"])
    let table = try await table("layout: rows")
    #expect(try await arrows("loops: true").count == table.column("next").count { $0 != "refused" })
    #expect(try await self.table("layout: matrix").ids == ["event", "idle", "drawing", "left-over"])
  }

  private func table(_ yaml: String) async throws -> Table {
    try await DrawingExperimentsTests.table("drawing-pad.transitions", yaml)
  }

  @Test("The expectations of a pad hold only if cancel is handled")
  func claims() async throws {
    let article = try await DrawingExperimentsTests.table("drawing-pad.cancel-claim")
    #expect(article.ids == ["claim", "owner", "computed", "verdict"])
    #expect(
      article.lines() == [
        "undo removes the stroke that is on top|a reader|seen: yellow|false",
        "clear leaves nothing|a reader|seen: yellow|false",
        "a new touch removes nothing|a reader|seen: red|false",
      ])
    let corrected = try await DrawingExperimentsTests.table("drawing-pad.cancel-claim", "handles-cancel: true")
    #expect(corrected.column("computed", .japanese) == ["何も見えない", "何も見えない", "見える線: 赤"])
    #expect(corrected.column("verdict") == ["true", "true", "true"])
  }
}
