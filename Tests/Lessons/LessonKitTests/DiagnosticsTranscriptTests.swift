import LessonKit
import Results
import SourceText
import Testing

@Suite("Compiler messages as a transcript")
struct DiagnosticsTranscriptTests {
  private static let result = CellResult.diagnostics(
    Diagnostics([
      Diagnostic(
        .error, at: .init(line: 1, column: 14), "cannot convert", id: "cannot_convert",
        notes: [Diagnostic(.note, at: .init(line: 1, column: 1), "change it", id: "change")])
    ]))
  private static let text = "1:14: error: cannot convert [cannot_convert]\n  note 1:1: change it [change]\n"

  private func outcome(_ document: Document) throws -> CellOutcome {
    let cell = try #require(document.cells.first)
    return try TranscriptComparison.outcome(cell, Self.result, document) { _ in nil }
  }

  private func updated(_ document: Document) throws -> String {
    String(decoding: DocumentUpdate(document, [try outcome(document)]) { _ in nil }.bytes, as: UTF8.self)
  }

  @Test("Compiler messages are compared line by line with a diagnostics fence")
  func compared() throws {
    let old = Self.text.replacing("note 1:1", with: "note 2:1")
    #expect(try outcome(lesson("```swift error\n```\n\n```diagnostics\n\(Self.text)```\n")).status == .agrees)
    #expect(
      try outcome(lesson("```swift error\n```\n\n```diagnostics\n\(old)```\n")).differences == [
        Difference(
          line: 9, row: 2, expected: "  note 2:1: change it [change]", found: "  note 1:1: change it [change]")
      ])
  }

  @Test("The options of a cell apply to its diagnostics fence")
  func loose() throws {
    let fence = "```diagnostics\n1:14: error: *** [cannot_convert]\n***\n```\n"
    #expect(try outcome(lesson("```swift error wildcard=***\n```\n\n\(fence)")).status == .agrees)
    #expect(try outcome(lesson("```swift error\n```\n\n\(fence)")).status == .differs)
  }

  @Test("An update writes a diagnostics fence, or the lines of the existing one")
  func updated() throws {
    let right = "---\ntitle: T\n---\n```swift error\n```\n\n```diagnostics\n\(Self.text)```\n"
    #expect(try updated(lesson("```swift error\n```\n")) == right)
    #expect(try updated(lesson("```swift error\n```\n\n```diagnostics\nold\n```\n")) == right)
    #expect(try updated(lesson("```swift error\n```\n\n```diagnostics\n\(Self.text)more\n```\n")) == right)
  }

  @Test("Another fence than diagnostics below compiler messages is an error")
  func otherFence() {
    #expect(throws: Finding.self) { try outcome(lesson("```swift error\n```\n\n```transcript\n\(Self.text)```\n")) }
  }
}
