import LessonKit
import LessonReport
import Results
import SourceText
import Testing

@Suite("Tables of modules")
struct ModuleTableTests {
  /// Returns the outcome of a document with one listing for each ending.
  private static func outcome(_ endings: [(CellOutcome.Ending, CellOutcome.Evidence?)]) -> DocumentOutcome {
    let text = String(repeating: "```swift\nprint(1)\n```\n\n", count: endings.count)
    let document = Document(path: "a.md", bytes: Array(text.utf8))
    let cells = zip(document.cells, endings).map { CellOutcome($0, $1.0, listing: .init($1.1)) }
    return DocumentOutcome(document, reportPath: "a.md", cells: cells)
  }

  @Test("Each listing counts once in the row of its module, by its evidence, its obstacle, or its failure")
  func counts() {
    var table = ModuleTable()
    table.take(
      Self.outcome([
        (.agrees(nil), .compared), (.agrees(nil), .ranOnly), (.agrees(nil), .compiledOnly),
        (.skipped(reason: "a", .obstacle(.fragment)), nil), (.skipped(reason: "a", .obstacle(.platform)), nil),
        (.skipped(reason: "a", .obstacle(.noSuchAPI)), nil),
      ]), [.passed, .passed, .passed, .skipped, .skipped, .failed], module: "Shop")
    table.take(Self.outcome([(.agrees(nil), .compared)]), [.passed], module: "Till")
    #expect(
      table.lines(.english).map { $0.split(separator: "|").map { $0.filter { $0 != " " } } }.dropFirst(2) == [
        ["Shop", "6", "1", "1", "1", "1", "1", "1"], ["Till", "1", "1", "0", "0", "0", "0", "0"],
        ["all", "7", "2", "1", "1", "1", "1", "1"],
      ])
  }

  @Test("A document without listings has no row")
  func nothing() {
    var table = ModuleTable()
    table.take(Self.outcome([]), [], module: "Shop")
    #expect(table.lines(.english).count == 3)
  }
}
