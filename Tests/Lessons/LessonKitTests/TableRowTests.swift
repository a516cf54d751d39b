import Results
import SourceText
import TestSupport
import Testing

@testable import LessonKit
@testable import LessonMarkdown

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

  @Test("The line below the header gives the alignment of values")
  func alignments() {
    #expect(
      source("| a | b | c | d |\n| --- | ---: | :--- | :---: |\n").text.alignments == [.left, .right, .left, .left])
  }

  @Test("A table says a value without escapes byte for byte, and only then")
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

  @Test("A table has a first difference exactly if a whole comparison finds one", arguments: 0..<200 as Range<UInt64>)
  func firstDifference(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func values() -> [String] {
      (0..<2).map { _ in ["a", "b", "a ", "\u{e9}", "e\u{301}"].randomElement(using: &random) ?? "" }
    }
    func rows() -> [[String]] { (0..<Int.random(in: 0...2, using: &random)).map { _ in values() } }
    func line(_ values: [String]) -> String { "| \(values.joined(separator: " | ")) |\n" }
    let titles = Bool.random(using: &random) ? ["t", "u"] : values()
    let written = rows()
    let source = source(line(titles) + "|---|---|\n" + written.map(line).joined())
    let text = source.text
    let found = TableText(
      header: Bool.random(using: &random) ? text.header : ["t", "u"], alignments: text.alignments,
      rows: Bool.random(using: &random) ? text.rows : rows())
    for normalizations: Set<ComparisonOptions.Normalization> in [[], [.whitespace]] {
      let options = ComparisonOptions(normalizations: normalizations)
      let all = TableComparison.differences(expected: text, headerLine: 1, found: found, options: options)
      let first = source.firstDifference(from: found, options)
      #expect((first == nil) == all.isEmpty, "seed \(seed)")
    }
  }

  private func source(_ text: String) -> TableSource {
    let file = SourceFile(path: "a.md", bytes: Array(text.utf8))
    let block = MarkdownBlock(content: .other, line: 1, column: 0, quoteDepth: 0)
    return TableSource(file: file, lines: 1...file.lines.count, prefix: BlockPrefix(block, in: file))
  }
}
