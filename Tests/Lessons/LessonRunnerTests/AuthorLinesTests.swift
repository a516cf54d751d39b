import LessonKit
import LessonRunner
import Results
import SourceText
import TestSupport
import Testing

/// GitHub-flavored Markdown takes a line directly below a table as a row of it, whether it has a pipe or not.
@Suite("Text that touches a transcript")
struct AuthorLinesTests {
  private static let cell = "```experiment sample.table\nrows: 2\n```\n\n"
  private static let head = "| number | square |\n|--------|-------:|\n"
  private static let rows = "| `1`    |      1 |\n| `2`    |      4 |\n"
  private static let wrongRows = "| `1`    |      7 |\n| `3`    |      9 |\n| `4`    |     16 |\n"
  /// The author's text, and the number of its lines that Markdown takes as rows.
  static let texts: [(String, Int)] = [
    (":::", 1), (":::::::::::", 1), ("A sentence.", 1), ("表の下の文です。", 1), ("[a]: https://example.org", 1),
    ("[^1]: A footnote.", 1), ("{: .wide}", 1), ("Table: A caption", 1), (": A caption", 1), ("$$", 1),
    ("Escaped \\| alone.", 1), ("One line,\nand a | b in the next.", 2), ("Here | are | three columns.", 1), ("%%", 1),
    ("</details>", 0), ("<!-- A comment. -->", 0), ("- An item", 0), ("# A heading", 0),
  ]

  @Test("Right values agree, and the author is warned about the line", arguments: texts)
  func right(_ text: String, _ count: Int) async throws {
    let folder = try TemporaryFolder()
    let document = Self.cell + Self.head + Self.rows + text + "\n\nMore.\n"
    let path = try folder.write(document, to: "document.md")
    let outcome = try #require(await outcomes([path]).first)
    #expect(outcome.cells.map(\.status) == [.agrees] && outcome.findings.isEmpty)
    #expect(outcome.warnings.map(\.place.line) == (count > 0 ? [9] : []))
    #expect(outcome.warnings.allSatisfy { $0.help == "Add a blank line below the table." })
    #expect(await update([path]).map(\.changedCells) == [0])
    #expect(try folder.text("document.md") == document)
  }

  @Test("An update corrects, adds, and removes rows above the author's line", arguments: texts, ["", "> ", "  "])
  func wrong(_ text: (String, Int), _ prefix: String) async throws {
    func document(_ rows: String) -> String {
      let lines = (Self.cell + Self.head + rows + text.0 + "\n\nMore.").split(
        separator: "\n", omittingEmptySubsequences: false)
      return lines.map { prefix + $0 + "\n" }.joined()
    }
    for wrong in [Self.wrongRows, "", String(Self.rows.split(separator: "\n")[1]) + "\n"] {
      let folder = try TemporaryFolder()
      let path = try folder.write(document(wrong), to: "document.md")
      let outcome = try #require(await update([path]).first)
      #expect(outcome.changedCells == 1 && outcome.allFindings.isEmpty)
      #expect(outcome.warnings.map(\.place.line) == (text.1 > 0 ? [9] : []), "the line as it is after the update")
      #expect(try folder.text("document.md") == document(Self.rows))
    }
  }

  @Test("Rows below the author's line are compared, and their differences name the right lines")
  func between() async throws {
    let folder = try TemporaryFolder()
    let rows = "| `1`    |      1 |\n:::\n| `2`    |      5 |\n"
    let path = try folder.write(Self.cell + Self.head + rows, to: "document.md")
    let outcome = try #require(await outcomes([path]).first)
    #expect(outcome.cells.first?.differences.map(\.line) == [9])
    #expect(await update([path]).map(\.changedCells) == [1])
    #expect(try folder.text("document.md") == Self.cell + Self.head + rows.replacing("5", with: "4"))
  }

  @Test(
    "A table that cannot be rewritten without touching such a line stays as it is",
    arguments: [
      ("| number |\n|-------:|\n| 1 |\n:::\n| 2 |\n", 8), ("number\n:------\n1\nA sentence.\n", 5),
    ])
  func refused(table: String, line: Int) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.cell + table, to: "document.md")
    let outcome = try #require(await update([path]).first)
    #expect(outcome.changedCells == 0 && outcome.findings.map(\.place.line) == [line])
    #expect(try folder.text("document.md") == Self.cell + table)
  }

  static let separated: [(cell: String, text: String, transcript: String)] = [
    ("sample.lines", "A sentence.", "```transcript\none\ntwo\n```"),
    ("sample.lines", "> A quotation.", "```transcript\nzero\n```"),
    ("sample.lines", "# A heading", "~~~transcript\none\n~~~"),
    ("sample.lines", "- An item", "```diagnostics\none\n```"),
    ("sample.lines", "```sh\nls\n```", "```transcript\none\ntwo\n```"),
    ("sample.lines", "<b>HTML</b>", "> ```transcript\n> one\n> ```"),
    ("sample.table\nrows: 2", "A sentence.", head + rows),
    ("sample.table\nrows: 2", "A sentence.", head + wrongRows.replacing("7", with: "1")),
    ("sample.figure name=x", "A sentence.", "![A circle](x.svg)"),
  ]

  @Test("An update writes no second transcript if there is one below other text", arguments: separated)
  func second(_ cell: String, _ text: String, _ transcript: String) async throws {
    let name = cell.split(separator: "\n", maxSplits: 1)
    let fence = "```experiment \(name[0])\n" + name.dropFirst().map { "\($0)\n" }.joined() + "```\n\n"
    let above = fence + text + "\n\n"
    let document = above + transcript + "\n\n```experiment sample.lines\n```\n\n```transcript\none\ntwo\n```\n"
    let folder = try TemporaryFolder()
    let path = try folder.write(document, to: "document.md")
    let outcome = try #require(await update([path]).first)
    let line = above.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(outcome.findings.map(\.place.line) == [1] && outcome.changedCells == 0)
    #expect(outcome.findings.first?.message.description.contains("is on line \(line), below other text") == true)
    #expect(try folder.text("document.md") == document)
    #expect(try folder.names() == ["document.md"])
  }

  @Test("A table to fill in is not a transcript, nor is a fence below the next cell")
  func own() async throws {
    let folder = try TemporaryFolder()
    let empty = "Fill in:\n\n" + Self.head + "|        |        |\n"
    let path = try folder.write(Self.cell + empty, to: "document.md")
    #expect(await update([path]).flatMap(\.allFindings).isEmpty)
    #expect(try folder.text("document.md") == Self.cell + Self.head + Self.rows + "\n" + empty)
    let lines = "```experiment sample.lines\n```\n\n"
    let second = try folder.write(lines + lines + "Text.\n\n```transcript\none\n```\n", to: "second.md")
    #expect(await update([second]).first?.findings.map(\.place.line) == [4])
    #expect(try folder.text("second.md").hasPrefix(lines + "```transcript\none\ntwo\n```\n"))
  }
}
