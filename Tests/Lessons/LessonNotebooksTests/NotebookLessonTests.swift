import SourceText
import Testing

@testable import LessonNotebooks

@Suite("The lesson of a notebook")
struct NotebookLessonTests {
  @Test(
    "`from` names a document inside the folder of the notebook",
    arguments: [
      ("from: a/lesson.md", "a/lesson.md"), ("from: ./a/../b.md", "b.md"), ("from: \"a b/レッスン.md\"", "a b/レッスン.md"),
    ])
  func documents(_ body: String, _ path: String) throws {
    let lesson = try NotebookLesson(body)
    #expect(lesson == .document(path))
    #expect(try NotebookLesson(lesson.cell.body) == lesson)
  }

  @Test(
    "A document outside the folder of the notebook, or something else than a document, is refused",
    arguments: [
      "from: /etc/lesson.md", "from: ../lesson.md", "from: a/../../lesson.md", "from: \"a\\nb.md\"",
      "from: lesson.ipynb",
      "from: [a.md]", "from: a.md\ntitle: A", "from: {",
    ])
  func refusals(_ body: String) {
    #expect(throws: Findings.self) { try NotebookLesson(body) }
  }

  @Test("Errors name the line of the notebook's cell, whose first line is `%%lesson`")
  func lines() {
    let findings = #expect(throws: Findings.self) { try NotebookLesson("\nfrom: a.txt") }
    #expect(findings?.all.map(\.place) == [Place(file: "cell", line: 3)])
  }

  @Test("Anything without `from` is front matter", arguments: ["modules: [Oven]\nminutes: 3", ""])
  func frontMatter(_ body: String) throws {
    #expect(try NotebookLesson(body) == .frontMatter(body))
  }
}
