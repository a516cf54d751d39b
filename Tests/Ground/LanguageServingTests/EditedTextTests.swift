import LanguageServing
import SourceText
import Testing

@Suite("Positions in edited text")
struct EditedTextTests {
  /// A line, the column of a character in it, and the units before that character in each encoding.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var column: Int
    var units: [Int]
    var testDescription: String { "\(text) \(column)" }
  }

  private static let cases = [
    Case(text: "abc", column: 3, units: [2, 2, 2]),
    Case(text: "日本語", column: 3, units: [6, 2, 2]),
    // か with a combining mark is one character of two scalars.
    Case(text: "か\u{3099}x", column: 2, units: [6, 2, 2]),
    Case(text: "👨‍👩‍👧‍👦x", column: 2, units: [25, 11, 7]),
    Case(text: "🇯🇵x", column: 2, units: [8, 4, 2]),
    Case(text: "\t\tx", column: 3, units: [2, 2, 2]),
    Case(text: "𝒳y", column: 2, units: [4, 2, 1]),
    Case(text: "e\u{301}y", column: 2, units: [3, 2, 2]),
    Case(text: "a", column: 9, units: [1, 1, 1]),
  ]

  @Test("A column becomes the editor's units, and comes back", arguments: cases, ["\n", "\r\n", "\r"])
  func columns(of sample: Case, end: String) {
    for (encoding, units) in zip([PositionEncoding.utf8, .utf16, .utf32], sample.units) {
      let bytes = Array("first\(end)\(sample.text)\(end)last".utf8)
      let text = EditedText(SourceFile(path: "a.md", bytes: bytes), encoding: encoding)
      let offset = text.offset(line: 2, column: sample.column)
      #expect(text.position(at: offset) == Position(line: 1, character: units))
      #expect(text.offset(Position(line: 1, character: units)) == offset)
    }
  }

  @Test("A position outside of the text means the nearest one in it")
  func outside() {
    let text = EditedText(SourceFile(path: "a.md", bytes: Array("ab\r\n𝒳\n".utf8)), encoding: .utf16)
    #expect(text.offset(Position(line: -1, character: 5)) == 0)
    #expect(text.offset(Position(line: 0, character: 99)) == 2)
    #expect(text.offset(Position(line: 1, character: 1)) == 4, "between surrogates")
    #expect(text.offset(Position(line: 9, character: 9)) == 9)
    #expect(text.end == Position(line: 2, character: 0))
    #expect(EditedText(SourceFile(path: "a.md", bytes: []), encoding: .utf8).end == Position(line: 0, character: 0))
  }

  @Test("Edits of ranges give the same text as a copy that is edited by scalars")
  func edits() {
    var random = SystemRandomNumberGenerator()
    let alphabet = ["a", "日", "か\u{3099}", "👨‍👩‍👧", "\n", "\r\n", "\r", "\t", "𝒳", "|"]
    for encoding in [PositionEncoding.utf8, .utf16, .utf32] {
      var text = EditedText(SourceFile(path: "a.md", bytes: []), encoding: encoding)
      var copy: [UInt8] = []
      for _ in 0..<300 {
        let positions = [text.randomPosition(&random), text.randomPosition(&random)].sorted()
        let new = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in alphabet.randomElement(using: &random) }
        copy.replaceSubrange(text.offset(positions[0])..<text.offset(positions[1]), with: new.joined().utf8)
        text.replace(TextRange(positions[0], positions[1]), with: new.joined())
        #expect(text.file.bytes == copy)
        #expect(String(validating: copy, as: UTF8.self) != nil)
        #expect(text.offset(text.end) == copy.count)
      }
    }
  }

  @Test("UTF-8 is chosen before UTF-32, and UTF-16 without an offer")
  func choice() {
    #expect(PositionEncoding.best(among: ["utf-16", "utf-32", "utf-8"]) == .utf8)
    #expect(PositionEncoding.best(among: ["utf-16", "utf-32"]) == .utf32)
    #expect(PositionEncoding.best(among: ["utf-7"]) == .utf16)
    #expect(PositionEncoding.best(among: nil) == .utf16)
  }
}

extension EditedText {
  fileprivate func randomPosition(_ random: inout SystemRandomNumberGenerator) -> Position {
    Position(line: .random(in: 0...file.lines.count, using: &random), character: .random(in: 0...6, using: &random))
  }
}
