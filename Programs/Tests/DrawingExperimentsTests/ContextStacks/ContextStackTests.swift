import Drawing
import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("Interleaved drawings")
struct ContextStackTests {
  /// The images with their shapes, for each experiment of the article on one current context; experiment 3 without the
  /// check.
  static let stacked = [
    1: ["Draw1|{L1, R1, C1}", "Draw2|{L2, R2, C2}"],
    2: ["Draw1|{C1, L2}", "Draw2|{L1, R1, R2, C2}"],
    3: ["Draw2|{C1, L2}", "Draw1|{L1, R1, R2, C2}"],
    4: ["Draw2|{L2, R2, C2}", "Draw1|{L1, R1, C1}"],
    5: ["Draw3|{L3, R3, C3}", "Draw2|{L2, R2, C2}", "Draw1|{L1, R1, C1}"],
  ]

  @Test("With one current context, images have the drawings made while their context was on top", arguments: 1...5)
  func global(experiment: Int) async throws {
    #expect(try await holds("{experiment: \(experiment), check: false}") == Self.stacked[experiment])
  }

  @Test("With the check, experiment 3 loses the drawings after the end, and prints two refusals")
  func check() async throws {
    #expect(try await holds("experiment: 3") == ["Draw2|{C1, L2}", "Draw1|{L1, R1}"])
    #expect(
      try await lines("context-stack.run", "experiment: 3") == [
        "Draw1 begin: open contexts: Draw1", "Draw1 L1 → context of Draw1", "Draw1 R1 → context of Draw1",
        "Draw2 begin: open contexts: Draw1, Draw2", "Draw2 L2 → context of Draw2", "Draw1 C1 → context of Draw2",
        "Draw2 end: open contexts: Draw1; image of the context of Draw2: {C1, L2}", "Draw2 R2: ERROR:DIOS_DR:Disabled",
        "Draw2 C2: ERROR:DIOS_DC:Disabled",
        "Draw1 end: open contexts: none; image of the context of Draw1: {L1, R1}",
      ])
  }

  @Test("With explicit contexts, every image has only its own drawings", arguments: 1...5, [true, false])
  func explicit(experiment: Int, check: Bool) async throws {
    let table = try await table(
      "context-stack.images", "{experiment: \(experiment), contexts: explicit, check: \(check)}")
    let isCutShort = experiment == 3
    #expect(table.column("same") == (isCutShort ? ["no", "yes"] : Array(repeating: "yes", count: table.rows.count)))
    if isCutShort { #expect(table.column("holds") == ["{L2}", "{L1, R1, C1}"]) }
  }

  @Test("Of the comments, only that of the third drawing in experiment 5 is wrong")
  func comments() async throws {
    let table = try await table("context-stack.comment-claim")
    #expect(table.rows.count == 11)
    #expect(table.lines().filter { !$0.hasSuffix("|true") } == ["5|Draw3|{L2, R2, C2}|the author|{L3, R3, C3}|false"])
  }

  @Test("A context is a bitmap: an overdrawn part is gone")
  func bitmap() async throws {
    #expect(try await holds("calls: [1 begin, 1 line, 1 rect, 1 circle, 1 box, 1 end]") == ["Draw1|{C1, B1}"])
    let partly = try await holds("calls: [1 begin, 1 box, 1 line, 1 end]")
    #expect(partly.count == 1 && partly[0].hasPrefix("Draw1|{L1, B1 9") && partly[0].hasSuffix(" %}"))
  }

  @Test("Drawing without a context, ending twice and beginning twice are reported")
  func odd() async throws {
    #expect(try await holds("{calls: [1 line, 1 begin, 1 end, 1 end, 1 line], check: false}") == ["Draw1|{}"])
    #expect(
      try await holds("calls: [1 begin, 1 line, 1 begin, 1 rect, 1 end]") == ["Draw1|{R1}"])
    #expect(
      try await lines("context-stack.run", "{calls: [2 line], check: false}") == ["Draw2 L2: ERROR:DIOS_DL:rNumが範囲超え"])
  }

  @Test("The picture shows each image in a frame")
  func picture() async throws {
    let result = try await DrawingExperimentsTests.picture("context-stack.picture", "experiment: 2")
    let image = try result.pixels()
    #expect((image.pixelWidth, image.pixelHeight) == (780, 420))
    #expect(image.pixels().contains { $0.hexadecimal == "#00FF00FF" })
    #expect(result.alt.en.hasPrefix("From left to right, the image of Draw1 with {C1, L2}, the image of Draw2 with"))
    await #expect(throws: (any Error).self) {
      try await DrawingExperimentsTests.picture("context-stack.picture", "calls: [1 begin]")
    }
  }

  @Test("Every shape in an image has its name next to it, and no other")
  func labels() async throws {
    let held = try await image("[1 begin, 1 line, 1 end]")
    let empty = try await image("[1 begin, 1 end]")
    var changed: [(x: Int, y: Int)] = []
    for y in 0..<held.pixelHeight {
      for x in 0..<held.pixelWidth where held.pixel(x: x, y: y) != empty.pixel(x: x, y: y) { changed.append((x, y)) }
    }
    // The line from 10 to 60 points, with its name to the right of it.
    let (right, bottom) = (changed.map(\.x).max() ?? 0, changed.map(\.y).max() ?? 0)
    #expect(right > 20 + 2 * 66 * 9 / 10 && bottom < 2 * (20 + 20))
  }

  private func image(_ calls: String) async throws -> PicturePixels {
    try await DrawingExperimentsTests.picture("context-stack.picture", "calls: \(calls)").pixels()
  }

  @Test("An image loses overdrawn parts, and has the pixels of its beginning")
  func commands() async throws {
    let rows = try await DrawingExperimentsTests.table("context-stack.bitmap-claim")
    let shown = rows.column("computed")
    #expect(shown[0] == "0 of 2 shapes are left below the box")
    #expect(shown[1] == "the image of 200 × 200 points has 400 × 400 pixels, and no more")
    #expect(rows.column("verdict") == ["false", "false"])
  }

  @Test("Impossible calls are reported")
  func refused() throws {
    let refused = [
      "check: true", "{experiment: 1, calls: [1 begin]}", "experiment: 6", "calls: [4 begin]", "calls: [1 lien]",
      "calls: [1]", "calls: [begin]", "calls: [1 line 2]",
    ]
    for yaml in refused { #expect(try refusals("context-stack.images", yaml).count == 1, "\(yaml)") }
    #expect(try refusals("context-stack.images", "calls: [1 lien]")[0].contains("Did you mean `line`?"))
  }

  private func holds(_ yaml: String) async throws -> [String] {
    let table = try await table("context-stack.images", yaml)
    return zip(table.column("image"), table.column("holds")).map { "\($0)|\($1)" }
  }
}
