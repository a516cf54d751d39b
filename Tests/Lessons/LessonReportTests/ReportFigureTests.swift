import LessonKit
import LessonReport
import Testing

@Suite("The figures of a report")
struct ReportFigureTests {
  @Test(
    "The file of a figure is named after its document and cell",
    arguments: [
      ("lessons/a/lesson.md", "ring", 12, "lessons-a-lesson-ring.svg"),
      ("lessons/a/lesson.ja.md", "ring", 12, "lessons-a-lesson.ja-ring.svg"),
      ("lessons/a/lesson.md", nil, 12, "lessons-a-lesson-line-12.svg"),
      ("../x/./README.md", "ring", 1, "x-README-ring.svg"),
      ("/abs/a.md", "ring", 1, "abs-a-ring.svg"),
      ("my notes (1)/a#b?.md", "ring", 1, "my-notes--1--a-b--ring.svg"),
      ("授業/環.md", "ring", 1, "授業-環-ring.svg"),
    ] as [(String, String?, Int, String)])
  func names(_ path: String, _ name: String?, _ line: Int, _ file: String) throws {
    let record = try record(document(path, cells: cell(.agrees, name: name, line: line, figure(svg: "<svg>1</svg>\n"))))
    let files = MarkdownReport.files(record)
    #expect(files.map(\.name) == ["report.md", file])
    #expect(files[1].text == "<svg>1</svg>\n")
    #expect(files[0].text.contains("\n![a ring](\(file))\n"))
  }

  @Test("Figures with colliding names have separate files and appear in their places")
  func collisions() throws {
    let record = try record(
      document("a/b.md", cells: cell(.agrees, name: "ring", figure(svg: "1"))),
      document(
        "a-b.md", cells: cell(.agrees, name: "ring", figure(svg: "2")), cell(.agrees, name: "ring-2", figure(svg: "3"))),
      document("c.md", cells: cell(.agrees, name: "line-5", figure(svg: "4")), cell(.agrees, line: 5, figure(svg: "5")))
    )
    let files = MarkdownReport.files(record)
    #expect(Set(files.map(\.name)).count == 6)
    #expect(files.dropFirst().map(\.text) == ["1", "2", "3", "4", "5"])
    let shown = files[0].text.split(separator: "\n").filter { $0.hasPrefix("![") }
    #expect(shown.map(String.init) == files.dropFirst().map { "![a ring](\($0.name))" })
  }

  @Test(
    "The alternative text of a figure keeps its characters",
    arguments: [
      ("[a] \\ b", "\\[a\\] \\\\ b"), ("値", "値"), ("a(b)", "a(b)"), ("a\n\nb", "a  b"),
    ])
  func alt(_ alt: String, _ source: String) throws {
    let record = try record(document(cells: cell(.agrees, name: "ring", figure(alt: alt))))
    #expect(report(record).contains("\n![\(source)](lessons-a-lesson-ring.svg)\n"))
  }

  @Test("A figure that was not stored has no file in the report")
  func none() throws {
    let record = try record(document(cells: cell(.agrees, name: "ring", #""kind": "figure""#)))
    #expect(MarkdownReport.files(record).map(\.name) == ["report.md"])
  }
}
