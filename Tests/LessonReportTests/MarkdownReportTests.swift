import LessonKit
import LessonReport
import Testing

@Suite("The Markdown report")
struct MarkdownReportTests {
  @Test("It begins with the counts, what was wrong with the paths, and a table of documents")
  func head() throws {
    let record = try record(
      document(), document("lessons/a/lesson.ja.md", title: "5ビット"), document("x|y.md", title: nil),
      findings: #"{"place": {"file": "none.md"}, "message": "There is no such file.", "help": "Check the path."}"#)
    #expect(
      report(record).hasPrefix(
        """
        # Lesson report

        3 documents, 7 cells: 3 agree, 1 differs, 1 could not run, 1 has no transcript, 1 skipped; 2 mistakes outside cells.

        - **none.md**: There is no such file. Check the path.

        | lesson    | document                 | cells | agree | differ | could not run | no transcript | skipped |
        |-----------|--------------------------|------:|------:|-------:|--------------:|--------------:|--------:|
        | Five bits | `lessons/a/lesson.md`    |     0 |     0 |      0 |             0 |             0 |       0 |
        | 5ビット   | `lessons/a/lesson.ja.md` |     0 |     0 |      0 |             0 |             0 |       0 |
        |           | `x\\|y.md`                |     0 |     0 |      0 |             0 |             0 |       0 |

        ## Five bits

        `lessons/a/lesson.md`: 0 cells.

        ## 5ビット

        """))
    #expect(report(record).hasSuffix("## x|y.md\n\n`x|y.md`: 0 cells.\n"))
  }

  @Test("A run over nothing is a report too")
  func nothing() {
    #expect(report(RunRecord()) == "# Lesson report\n\n0 documents, 0 cells.\n")
  }

  @Test("A mistake of a document stands below its title, with its place")
  func documentFindings() throws {
    let findings = #"{"place": {"file": "a.md", "line": 3}, "message": "`x` is wrong."}"#
    #expect(report(try record(document(findings: findings))).hasSuffix("0 cells.\n\n- **a.md:3**: `x` is wrong.\n"))
  }

  @Test(
    "A title is told as it is, and neither breaks the table of documents nor its heading",
    arguments: [
      ("The type `Int8`", "The type `Int8`"), ("a | b", "a \\| b"), ("two\nlines", "two lines"), ("値", "値"),
    ])
  func titles(_ title: String, _ inTable: String) throws {
    let lines = report(try record(document(title: title))).split(separator: "\n")
    #expect(lines[4].hasPrefix("| \(inTable) "))
    #expect(lines[5] == "## \(inTable.replacing("\\|", with: "|"))")
  }

  @Test("Provenance stands at the end between its marks, or is left out")
  func provenance() throws {
    let provenance = #"{"tool": "lesson 1.0", "platform": "Linux, x86-64", "date": "2026-08-01"}"#
    let (with, without) = (report(try record(provenance: provenance)), report(try record()))
    #expect(
      with == without + """

        <!-- provenance: differs from machine to machine; `--reproducible` leaves it out -->
        ## Provenance

        - Tool: lesson 1.0
        - Platform: Linux, x86-64
        - Date (UTC): 2026-08-01
        <!-- end of provenance -->

        """)
  }

  @Test("The same record gives the same files, byte for byte")
  func reproducible() throws {
    let record = try record(
      document(cells: cell(.noTranscript, name: "ring", figure()), cell(.agrees, result("lines", ["a"]))))
    let (first, second) = (MarkdownReport.files(record), MarkdownReport.files(record))
    #expect(first.map(\.name) == ["report.md", "lessons-a-lesson-ring.svg"])
    #expect(first == second && zip(first, second).allSatisfy { $0.text.utf8.elementsEqual($1.text.utf8) })
  }
}
