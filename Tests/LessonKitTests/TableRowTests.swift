import Results
import SourceText
import Testing

@testable import LessonKit

@Suite("The rows of a Markdown table")
struct TableRowTests {
  @Test(
    "A row is split as GitHub splits it",
    arguments: [
      ("| a | b |", ["a", "b"]),
      ("a | b", ["a", "b"]),
      ("|a|b|  ", ["a", "b"]),
      ("| a \\| b | `c\\|d` |", ["a | b", "`c|d`"]),
      ("| a\\\\| b | c |", ["a\\| b", "c"]),
      ("|  |  |", ["", ""]),
      ("| 値 | 2の補数 |", ["値", "2の補数"]),
      ("||", [""]),
      ("|", []),
      ("", []),
    ])
  func split(_ line: String, _ texts: [String]) {
    let bytes = Array(line.utf8)[...]
    #expect(TableSource.row(bytes).cells.map { TableSource.text(bytes[$0]) } == texts)
  }

  @Test("The line below the header tells on which side values stand")
  func alignments() {
    let bytes = Array("| --- | ---: | :--- | :---: |".utf8)[...]
    #expect(TableSource.alignments(bytes) == [.left, .right, .left, .left])
  }
}
