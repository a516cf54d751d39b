import Foundation
import TestSupport
import Testing

@testable import LessonPage

@Suite("Colors of code")
struct CodeColorsTests {
  /// Returns the text of HTML that consists of spans.
  private func text(_ html: String) -> String {
    html.replacing(/<\/?span[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }

  @Test("Coloring changes no character of the project's own sources and documents")
  func keepsText() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folders = ["Sources/Lessons/LessonKit", "Sources/Lessons/LessonPage", "lessons", "scripts"]
    var count = 0
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap {
        $0 as? String
      }
      for name in (names ?? []).sorted() {
        let language =
          name.hasSuffix(".swift")
          ? "swift" : name.hasSuffix(".md") ? "markdown" : name.hasSuffix(".yml") ? "yaml" : "sh"
        guard let code = try? String(contentsOf: root.appending(path: "\(folder)/\(name)"), encoding: .utf8) else {
          continue
        }
        count += 1
        #expect(text(CodeColors.html(code, language: language)) == code, "\(folder)/\(name)")
      }
    }
    #expect(count > 100)
  }

  @Test("Coloring changes no character of damaged code", arguments: ["swift", "sh", "yaml", "markdown", "text"])
  func damaged(_ language: String) {
    let seed: UInt64 = 2
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    let pieces = [
      "\"", "\"\"\"", "#\"", "\"#", "\\(", ")", "(", "/*", "*/", "//", "\n", " ", "let", "x", "1.5e", "0x", "`", "$ ",
      "'", ": ", "- ",
      "#", "<", "&", "é", "か", "\\",
    ]
    for _ in 0..<5_000 {
      let code = (0..<Int.random(in: 0...16, using: &random)).map { _ in random.pick(pieces) }.joined()
      #expect(text(CodeColors.html(code, language: language)) == code)
    }
  }

  @Test(
    "Keywords, strings, numbers, and comments have colors",
    arguments: [
      ("swift", "let a = 0x1F // b", ["keyword": "let", "number": "0x1F", "comment": "// b"]),
      ("swift", "\"a \\(\"b\") c\"", ["string": "\"a \\(\"b\") c\""]),
      ("swift", "/* a /* b */ c */ x", ["comment": "/* a /* b */ c */"]),
      ("yaml", "bits: 5 # b", ["key": "bits", "number": " 5", "comment": " # b"]),
      ("console", "$ lesson run 'a b'", ["key": "$", "string": "'a b'"]),
      ("markdown", "## A", ["keyword": "## A"]),
    ])
  func colors(_ language: String, _ code: String, _ pieces: [String: String]) {
    let html = CodeColors.html(code, language: language)
    for (kind, piece) in pieces {
      let found = html.ranges(of: "<span class=\"\(kind)\">").map { String(text(String(html[$0.upperBound...]))) }
      #expect(found.contains { $0.hasPrefix(piece) }, "\(kind) in \(html)")
    }
  }
}
