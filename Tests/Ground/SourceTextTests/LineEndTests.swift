import SourceText
import SwiftSource
import Testing

/// Characters that end lines in some programs, but not in Markdown.
private let otherCharacters = ["\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]

@Suite("Line ends")
struct LineEndTests {
  @Test(
    "LF, CRLF and CR each end one line",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\r\nb", ["a", "b"]), ("a\rb\n\nc", ["a", "b", "", "c"]),
      ("\n\r", ["", "", ""]), ("a\n\u{301}b", ["a", "\u{301}b"]),
    ])
  func lines(_ text: String, _ lines: [String]) {
    #expect(text.linesOfText == lines)
    #expect(text.withoutLineEnds == lines.joined(separator: " "))
  }

  @Test("Other separators do not end a line", arguments: otherCharacters)
  func noOther(_ character: String) {
    #expect("a\(character)b".linesOfText == ["a\(character)b"])
    #expect("a\(character)b".withoutLineEnds == "a\(character)b")
    let outline = SwiftOutline("// a\(character)b\nlet x = 1\n")
    #expect(outline.comments.map(\.line) == [0])
    #expect(outline.tokens.first?.line == 1)
    #expect(SourceFile(path: "a", bytes: Array("a\(character)b".utf8)).lines.count == 1)
  }

  @Test("YAML with another separator is refused on its line, except as an escape", arguments: otherCharacters)
  func yaml(_ character: String) {
    let (root, findings) = YAMLParser.parse("a: b\r\nc: x\(character)y\n", file: "f", firstLine: 3)
    #expect(root == nil)
    #expect(findings.map(\.place.line) == [4], "\(findings)")
    let code = String(character.unicodeScalars.first?.value ?? 0, radix: 16)
    let escape = "\\u" + String(repeating: "0", count: 4 - code.count) + code
    #expect(YAMLParser.parse("c: \"x\(escape)y\"\n", file: "f").findings.isEmpty)
  }
}
