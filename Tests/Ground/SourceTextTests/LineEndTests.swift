import SourceText
import SwiftSource
import Testing

/// Characters that end lines for some programs, and not in Markdown.
private let otherCharacters = ["\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]

@Suite("What ends a line")
struct LineEndTests {
  @Test(
    "LF, CRLF and CR do, each once",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\r\nb", ["a", "b"]), ("a\rb\n\nc", ["a", "b", "", "c"]),
      ("\n\r", ["", "", ""]), ("a\n\u{301}b", ["a", "\u{301}b"]),
    ])
  func lines(_ text: String, _ lines: [String]) {
    #expect(text.linesOfText == lines)
    #expect(text.withoutLineEnds == lines.joined(separator: " "))
  }

  @Test("Nothing else does", arguments: otherCharacters)
  func noOther(_ character: String) {
    #expect("a\(character)b".linesOfText == ["a\(character)b"])
    #expect("a\(character)b".withoutLineEnds == "a\(character)b")
    let outline = SwiftOutline("// a\(character)b\nlet x = 1\n")
    #expect(outline.comments.map(\.line) == [0])
    #expect(outline.tokens.first?.line == 1)
    #expect(SourceFile(path: "a", bytes: Array("a\(character)b".utf8)).lines.count == 1)
  }

  @Test("YAML with one is refused with its line; written as an escape it is a character", arguments: otherCharacters)
  func yaml(_ character: String) {
    let (root, findings) = YAMLParser.parse("a: b\r\nc: x\(character)y\n", file: "f", firstLine: 3)
    #expect(root == nil)
    #expect(findings.map(\.place.line) == [4], "\(findings)")
    let code = String(character.unicodeScalars.first?.value ?? 0, radix: 16)
    let escape = "\\u" + String(repeating: "0", count: 4 - code.count) + code
    #expect(YAMLParser.parse("c: \"x\(escape)y\"\n", file: "f").findings.isEmpty)
  }
}
