import LessonKit
import LessonReport
import SourceText
import Testing

@Suite("A report on a stranger's lesson")
struct HostileTextTests {
  private static let hostile =
    "\u{1B}[2Ka\u{202E}\u{9B}<img src=x onerror=y> [l](javascript:z) ![p](http://t) &lt; `b` \\<i> `<u>"

  /// Returns a report in which every text is hostile.
  private static func report(_ text: String) throws -> String {
    let place = "{\"file\": \(text.json), \"line\": 3}"
    let finding = "{\"place\": \(place), \"message\": \(text.json), \"help\": \(text.json)}"
    let difference = """
      {"line": 1, "file": \(text.json), "column": \(text.json), "expected": \(text.json), "found": \("`\(text)`".json)}
      """
    return LessonReportTests.report(
      try record(
        document(
          text.replacing("`", with: ""), title: text, findings: finding,
          cells: cell(.skipped, name: text, "\"reason\": \(text.json)", "\"note\": \(text.json)", findings: finding),
          cell(
            .differs, result("table", ["| \(text) |", "|---|", "| \(text) |"]), "\"experiment\": \(text.json)",
            differences: difference),
          cell(.agrees, result("lines", ["```", text, "````` \(text)"])),
          cell(.noTranscript, figure(alt: text))), findings: finding))
  }

  @Test("Hostile text in a report cannot control a terminal or change the writing direction")
  func controls() throws {
    #expect(try Self.report(Self.hostile).unicodeScalars.allSatisfy { !$0.steers || $0 == "\n" })
  }

  @Test("Hostile text in a report is not markup, except code")
  func markup() throws {
    for line in Self.outsideFences(try Self.report(Self.hostile)) {
      // The report's own elements, which collapse a document below its name.
      if ["<details>", "</details>"].contains(line) { continue }
      if line.hasPrefix("<summary>"), line.hasSuffix("</summary>") {
        let name = line.dropFirst(9).dropLast(10).replacing(/<\/?code>/, with: "")
        #expect(!name.contains("<") && name.contains("&lt;img"), "\(line)")
        continue
      }
      let text = Self.outsideCode(line)
      #expect(!text.contains("<"), "\(line)")
      #expect(!text.contains("["), "\(line)")
      #expect(!text.contains("&"), "\(line)")
    }
  }

  @Test(
    "A report shows text as it was written",
    arguments: [
      ("plain 値 👩‍👧 a_b 5 * 3", "plain 値 👩‍👧 a_b 5 * 3"), ("the type `[Int8]`", "the type `[Int8]`"), ("a < b", "a \\< b"),
      ("[x](y)", "\\[x](y)"), ("``a ` <b>`` <b>", "``a ` <b>`` \\<b>"), ("an `open <b>", "an \\`open \\<b>"),
      ("\\<b>", "\\\\\\<b>"),
      ("&copy;", "\\&copy;"), ("two\nlines", "two lines"), ("\u{1B}[1m", "\\\\u{1B}\\[1m"),
    ])
  func reason(_ text: String, _ shown: String) throws {
    let lines = try section(cell(.skipped, "\"reason\": \(text.json)"))
    #expect(lines.contains { $0.hasSuffix(" Skipped: \(shown).") }, "\(lines)")
  }

  @Test("A table without markup keeps its lines in a report, and one with markup keeps its columns")
  func table() throws {
    let plain = ["| a    | b |", "|------|--:|", "| `<b>` | 1 |"]
    #expect(try section(cell(.agrees, result("table", plain))).suffix(4).dropLast() == plain[...])
    let hostile = ["| a | b |", "|---|--:|", "| <b> \\| | 1 |"]
    #expect(
      try section(cell(.agrees, result("table", hostile))).suffix(4).dropLast() == [
        "| a       |   b |", "|---------|----:|", "| \\<b> \\| |   1 |",
      ])
  }

  /// Returns the lines outside fences, without pictures.
  private static func outsideFences(_ report: String) -> [Substring] {
    var fence: Substring?
    return report.split(separator: "\n").filter { line in
      let ticks = line.prefix { $0 == "`" }
      if let open = fence {
        if line.allSatisfy({ $0 == "`" }), line.count >= open.count { fence = nil }
        return false
      }
      if ticks.count >= 3, !line.dropFirst(ticks.count).contains("`") { fence = ticks }
      return fence == nil && !line.hasPrefix("![")
    }
  }

  /// Returns a line without its code spans and without the characters after backslashes.
  private static func outsideCode(_ line: Substring) -> String {
    var (text, rest) = ("", line)
    while let character = rest.first {
      if character == "\\" {
        rest = rest.dropFirst(2)
      } else if character == "`" {
        let ticks = rest.prefix { $0 == "`" }
        let parts = rest.dropFirst(ticks.count)
        var end: Substring.Index?
        var next = parts
        while end == nil, let start = next.firstIndex(of: "`") {
          let run = next[start...].prefix { $0 == "`" }
          if run.count == ticks.count { end = run.endIndex }
          next = next[run.endIndex...]
        }
        rest = end.map { rest[$0...] } ?? parts
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    return text
  }
}
