import LessonKit
import Results
import SourceText
import Testing

@Suite("Characters that end lines in other formats")
struct OtherLineEndTests {
  private static let others = ["\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]

  @Test("A line with such a character is one line of a transcript, not two", arguments: others)
  func lines(_ character: String) throws {
    let document = lesson("```experiment a.b\n```\n\n```transcript\na\(character)b\n```\n")
    func isSame(_ lines: [LocalizedText]) throws -> Bool {
      let cell = try #require(document.cells.first)
      return try TranscriptComparison.outcome(cell, .lines(Lines(lines)), document) { _ in nil }.status == .agrees
    }
    #expect(try isSame([LocalizedText("a\(character)b")]))
    #expect(try !isSame(["a", "b"]))
    #expect(try !isSame(["a b"]))
  }

  @Test("A table value with such a character keeps it", arguments: others)
  func table(_ character: String) throws {
    let table = CellResult.table(Table([Table.Column("n", "n")], rows: [[.plain("a\(character)b")]]))
    for (text, agrees) in [("a\(character)b", true), ("a b", false)] {
      let document = lesson("```experiment a.b\n```\n\n| n |\n|---|\n| \(text) |\n")
      let cell = try #require(document.cells.first)
      let outcome = try TranscriptComparison.outcome(cell, table, document) { _ in nil }
      #expect((outcome.status == .agrees) == agrees, "\(text.debugDescription)")
    }
  }
}
