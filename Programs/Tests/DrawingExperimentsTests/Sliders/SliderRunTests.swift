import Results
import SourceText
import TestSupport
import Testing

@Suite("slider.run and slider.alpha")
struct SliderRunTests {
  private func lines(_ yaml: String, _ language: Language = .english) async throws -> [String] {
    try await run("slider.run", yaml).text(language)
  }

  @Test("A continuous slider sends its action whenever a drag changes the value")
  func continuous() async throws {
    #expect(
      try await lines("events: [press, drag 0.25, drag 0.25, drag 0.1, release]") == [
        "start: value 0.5, alpha = 1", "press: free → held", "  a finger holds the thumb",
        "drag 0.25: held", "  value 0.25", "then action: held", "  alpha = 0.25",
        "drag 0.25: held", "  the value stays, and no action is sent",
        "drag 0.1: held", "  value 0.1", "then action: held", "  alpha = 0.10000000149011612",
        "release: held → free", "  the finger lets go",
      ])
  }

  @Test("A slider that is not continuous sends its action once, on release, in Japanese")
  func onRelease() async throws {
    #expect(
      try await lines("{continuous: false, maximum: 2, events: [press, drag 0.6, drag 1, release]}", .japanese) == [
        "開始: 値 0.5、alpha = 1", "press: 離れている → つかまれている", "  指がつまみをつかむ",
        "drag 0.6: つかまれている", "  値 1.2", "  アクションはまだ動かない",
        "drag 1: つかまれている", "  値 2", "  アクションはまだ動かない",
        "release: つかまれている → 離れている", "  指が離れる", "続いてaction: 離れている", "  alpha = 2(表示は1と同じ)",
      ])
  }

  @Test("A value set by the program is pinned, and sends no action")
  func program() async throws {
    #expect(
      try await lines("events: [set 5, maximum 0.25, minimum 0.5, minimum -1, set -9, maximum -2]") == [
        "start: value 0.5, alpha = 1", "set 5: free", "  value 1", "  no action",
        "maximum 0.25: free", "  limits 0 … 0.25", "  value 0.25", "  no action",
        "minimum 0.5: free", "  limits 0.5 … 0.5", "  value 0.5", "  no action",
        "minimum -1: free", "  limits -1 … 0.5", "  value 0.5", "  no action",
        "set -9: free", "  value -1", "  no action",
        "maximum -2: free", "  limits -2 … -2", "  value -2", "  no action",
      ])
  }

  @Test("Only a held thumb can be moved or released", arguments: ["drag 0.5", "release"])
  func free(event: String) async throws {
    #expect(
      try await lines("events: [\(event)]").suffix(2) == ["\(event): refused (free)", "  no finger holds the thumb"])
    #expect(
      try await lines("events: [press, press]").suffix(2)
        == ["press: refused (held)", "  the thumb is held already"])
  }

  @Test("Numbers are pinned by the slider and clamped by the image on the way to bytes")
  func alpha() async throws {
    let result = try await table("slider.alpha", "{minimum: -2, maximum: 2, values: [-9, -1, 0.1, 0.5, 1, 1.5, 9]}")
    #expect(result.ids == ["asked", "value", "alpha", "drawn", "byte", "background"])
    #expect(
      result.lines() == [
        "-9|-2|-2|0|0|255", "-1|-1|-1|0|0|255", "0.1|0.1|0.10000000149011612|0.10000000149011612|25|230",
        "0.5|0.5|0.5|0.5|128|127", "1|1|1|1|255|0", "1.5|1.5|1.5|1|255|0", "9|2|2|1|255|0",
      ])
  }

  @Test("The table of the machine answers each event in both states; the diagram has no refused events")
  func machine() async throws {
    let rows = try await table("slider.transitions")
    #expect(Set(zip(rows.column("state"), rows.column("event")).map { "\($0) \($1)" }).count == 14)
    let matrix = try await table("slider.transitions", "layout: matrix")
    #expect(matrix.ids == ["event", "free", "held"] && matrix.lines().contains("drag|refused|held"))
    guard case .stateDiagram(let diagram) = try await run("slider.states") else { throw NoDiagram() }
    #expect(diagram.transitions.count == rows.column("next").count { $0 != "refused" })
  }

  private struct NoDiagram: Error {}
}
