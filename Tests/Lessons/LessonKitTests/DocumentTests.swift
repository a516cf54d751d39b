import LessonKit
import Results
import SourceText
import Testing

/// Returns a document with front matter and the given body.
func lesson(_ body: String, path: String = "a/lesson.md") -> Document {
  Document(SourceFile(path: path, bytes: Array("---\ntitle: T\n---\n\(body)".utf8)))
}

@Suite("The cells of a document")
struct DocumentTests {
  @Test(
    "A fence is a cell wherever Markdown reads a fence",
    arguments: [
      "```experiment a.b\nx: 1\n```\n",
      "- item\n\n  ```experiment a.b\n  x: 1\n  ```\n",
      "> ```experiment a.b\n> x: 1\n> ```\n",
      "1. > - ```experiment a.b\n   >   x: 1\n   >   ```\n",
      "~~~ experiment  a.b\nx: 1\n~~~~~\n",
      "   ````experiment a.b\n   x: 1\n   ````\n",
    ])
  func found(_ body: String) {
    let document = lesson(body)
    #expect(document.cells.map(\.action) == [.experiment("a.b")])
    #expect(document.cells.map(\.body) == ["x: 1\n"])
    #expect(document.findings.isEmpty)
  }

  @Test(
    "A fence with another word, in code or in a comment, is prose",
    arguments: [
      "```sh\nexperiment a.b\n```\n",
      "```experiments a.b\n```\n",
      "    ```experiment a.b\n    ```\n",
      "<!--\n```experiment a.b\n```\n-->\n",
      "````text\n```experiment a.b\n```\n````\n",
      "```mermaid\nstateDiagram-v2\n```\n",
    ])
  func prose(_ body: String) {
    let document = lesson(body)
    #expect(document.cells.isEmpty)
    #expect(document.findings.isEmpty)
  }

  @Test("The lines of a cell count from the first line of the file")
  func lines() {
    let document = lesson("# T\n\n```experiment a.b name=first\nx: 1\n```\n\n| n |\n|---|\n| 1 |\n\nText\n")
    #expect(document.cells.map(\.lines) == [6...8])
    #expect(document.cells.map(\.wholeLines) == [6...12])
    #expect(document.cells.map(\.address) == ["#first"])
  }

  @Test(
    "A block directly below a cell is its transcript if it looks like one",
    arguments: [
      ("| a |\n|---|\n| 1 |\n", CellResult.Kind.table),
      ("```transcript\nx\n```\n", .lines),
      ("```mermaid\nstateDiagram-v2\n```\n", .stateDiagram),
      ("```diagnostics\nx\n```\n", .diagnostics),
      ("![A ring](ring.svg)\n", .figure),
    ])
  func transcript(_ text: String, _ kind: CellResult.Kind) {
    #expect(lesson("```experiment a.b\n```\n\(text)").cells.map { $0.transcript?.kind } == [kind])
    #expect(lesson("```experiment a.b\n```\n\n\n\(text)").cells.map { $0.transcript?.kind } == [kind])
    #expect(lesson("```experiment a.b no-transcript\n```\n\n\(text)").cells.map { $0.transcript?.kind } == [nil])
    #expect(lesson("```experiment a.b\n```\n\nText.\n\n\(text)").cells.map { $0.transcript?.kind } == [nil])
  }

  @Test(
    "Any other block below a cell is not its transcript",
    arguments: [
      "Text.\n", "# Heading\n", "- list\n", "```sh\nx\n```\n", "![a](a.svg) and text\n", "> | a |\n> |---|\n",
    ])
  func noTranscript(_ text: String) {
    #expect(lesson("```experiment a.b\n```\n\n\(text)").cells.map { $0.transcript == nil } == [true])
  }

  @Test("A comment before a fence gives the cell attributes that its info string cannot show")
  func comment() {
    let document = lesson("<!-- lesson: name=x wildcard=*** -->\n```experiment a.b normalize=case\n```\n")
    #expect(document.cells.map(\.name) == ["x"])
    #expect(
      document.cells.map(\.comparisonOptions) == [ComparisonOptions(wildcard: "***", normalizations: [.letterCase])])
  }

  @Test(
    "The file's name decides the language and whether front matter is required",
    arguments: [
      ("lesson.md", true, false, Language.english), ("a/lesson.ja.md", true, true, .japanese),
      ("README.md", false, false, .english), ("README.ja.md", false, false, .japanese),
      ("lesson-plan.md", false, false, .english), ("a.b.md", false, false, .english),
    ])
  func name(_ path: String, _ isLesson: Bool, _ isTranslation: Bool, _ language: Language) {
    let name = DocumentName(path: path)
    #expect(name.isLesson == isLesson)
    #expect(name.isTranslation == isTranslation)
    #expect(name.language == language)
  }

  @Test("Every key of front matter is read")
  func frontMatter() {
    let text = """
      ---
      title: "Two: zeros"
      minutes: 20
      objectives:
        - see
        - believe
      requires: [first]
      sources: [000-2b]
      ---

      # Two
      """
    let document = Document(SourceFile(path: "lesson.md", bytes: Array(text.utf8)))
    #expect(document.findings.isEmpty)
    #expect(document.frontMatter?.title == "Two: zeros")
    #expect(document.frontMatter?.minutes == 20)
    #expect(document.frontMatter?.objectives == ["see", "believe"])
    #expect(document.frontMatter?.requires == ["first"])
    #expect(document.frontMatter?.sources == ["000-2b"])
  }

  @Test("A document other than a lesson needs no front matter, and a rule below its first line does not open any")
  func withoutFrontMatter() {
    let document = Document(SourceFile(path: "README.md", bytes: Array("# A\n\n---\n\n```experiment a.b\n```\n".utf8)))
    #expect(document.findings.isEmpty)
    #expect(document.cells.count == 1)
  }
}
