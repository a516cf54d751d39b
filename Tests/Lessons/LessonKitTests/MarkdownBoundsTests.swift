import LessonKit
import Results
import SourceText
import Testing

@Suite("Documents beyond the limits of the Markdown parser")
struct MarkdownBoundsTests {
  /// Returns a document with a cell and a possible transcript below it.
  private static func document(_ below: String) -> Document {
    lesson("```experiment a.b\n```\n\n\(below)\n")
  }

  private static func many(_ text: String, _ count: Int = 50_000) -> String {
    String(repeating: text, count: count)
  }

  private static let beyond: [(text: String, line: Int)] = [
    (many("![[]()"), 7), (many(">"), 7), (many("> "), 7), (many("- "), 7), (many("1. "), 7), (many("\t*"), 7),
    ("a\n\n" + many(" ", 300) + "- a", 9), ("a|b\n" + many("-|"), 8), (many("|", 100_000) + "\n|-|", 7),
    ("a|b\n-|-\n" + many("|", 100_000), 9),
    ("x|" + many("a|", 900) + "\n-|" + many("-|", 900) + "\n" + many("x\n"), 7),
  ]

  @Test("A document beyond the limits is quickly reported with a fix, and not rewritten", .timeLimit(.minutes(1)))
  func beyond() throws {
    for (text, line) in Self.beyond {
      let document = Self.document(text)
      #expect(document.findings.map(\.place) == [Place(file: "a/lesson.md", line: line)], "\(text.prefix(20))")
      #expect(document.findings.allSatisfy { $0.help != nil })
      #expect(document.isDamaged)
      #expect(document.cells.isEmpty)
    }
  }

  @Test(
    "Other long documents are read quickly", .timeLimit(.minutes(1)),
    arguments: [
      "![[]()", "[", "![", "|", "*a_ ", "`a``b", "<a", "&a", "[a]: b\n", "|-|\n", "a|", "\\", "<!--", "\n", "x", "#",
    ])
  func within(_ text: String) {
    let document = Self.document("a " + Self.many(text))
    #expect(!document.isDamaged)
    #expect(document.cells.count == 1)
  }

  @Test(
    "Text that authors write is far within the limits",
    arguments: [
      Self.many("> ", 50) + "- ```experiment a.b\n" + Self.many("> ", 50) + "  ```",
      "```text\n" + Self.many("-", 5_000) + "\n" + Self.many("*", 5_000) + "\n```\n\n```experiment a.b\n```",
      "```experiment a.b\n```\n\n|" + Self.many("a|", 1_000) + "\n|" + Self.many("-|", 1_000),
      "```experiment a.b\n```\n\nn|m\n-|-\n" + Self.many("1|2\n", 70_000),
    ])
  func generous(_ text: String) {
    let document = lesson(text)
    #expect(document.findings.isEmpty)
    #expect(document.cells.count == 1)
  }

  @Test("An image belongs to its cell wherever its file is defined")
  func references() {
    for definition in ["\n\n[p]: ring.svg\n", "\n\n[p]: ring.svg", "\n\n[o]: x\n[p]: <ring.svg>\n\nText\n"] {
      let cell = Self.document("![a *ring*][p]\(definition)").cells.first
      #expect(cell?.transcript?.content == .image(destination: "ring.svg", alt: "a ring"))
    }
  }

  @Test(
    "A paragraph that only begins with an image is not a transcript",
    arguments: ["![a](b.svg) text", "![a](b.svg) ![c](d.svg)", "![a](b.svg", "text ![a](b.svg)", "![", "!"])
  func noImage(_ text: String) {
    #expect(Self.document(text).cells.map { $0.transcript == nil } == [true])
  }
}
