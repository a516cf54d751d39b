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
    #expect(source("\(line)\n|-|\n").texts(ofLine: 1) == texts)
  }

  @Test("The line below the header tells on which side values stand")
  func alignments() {
    #expect(
      source("| a | b | c | d |\n| --- | ---: | :--- | :---: |\n").text.alignments == [.left, .right, .left, .left])
  }

  @Test("A table says a value that needs no escapes byte for byte, and only then")
  func plainlySays() {
    func says(_ markdown: String, _ value: Table.Value) -> Bool {
      let table = Table([Table.Column("a", "a")], rows: [[value]])
      return source("| a |\n|---|\n| \(markdown) |\n").plainlySays(table, .english)
    }
    #expect(says("`00101`", .code("00101")))
    #expect(says("-16", .plain("-16")))
    #expect(!says("00101", .code("00101")))
    #expect(!says("`00101`", .plain("00101")))
    #expect(!says("\\|", .plain("\\|")), "in Markdown this is a pipe alone")
    #expect(!says("`a`b`", .code("a`b")), "in Markdown this is the code a and more")
    #expect(!says("e\u{301}", .plain("é")), "equal as characters, but not byte for byte")
  }

  private func source(_ text: String) -> TableSource {
    let file = SourceFile(path: "a.md", bytes: Array(text.utf8))
    let block = MarkdownBlock(content: .other, line: 1, column: 0, quoteDepth: 0)
    return TableSource(file: file, lines: 1...file.lines.count, prefix: BlockPrefix(block, in: file))
  }
}
