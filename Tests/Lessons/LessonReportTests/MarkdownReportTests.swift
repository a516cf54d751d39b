import LessonKit
import LessonReport
import Testing

@Suite("The Markdown report")
struct MarkdownReportTests {
  @Test("A report begins with the counts, the errors in the paths, and a table of documents")
  func head() throws {
    let record = try record(
      document(), document("lessons/a/lesson.ja.md", title: "5ビット"), document("x|y.md", title: nil),
      findings: #"{"place": {"file": "none.md"}, "message": "There is no such file.", "help": "Check the path."}"#)
    #expect(
      report(record).hasPrefix(
        """
        # Lesson report

        3 documents, 7 cells: 3 agree, 1 differs, 1 could not run, 1 has no transcript, 1 skipped; 2 errors outside cells.

        - **none.md**: There is no such file. Check the path.

        ## Documents

        |     | lesson    | document                 | cells | agree | differ | could not run | no transcript | skipped | errors outside cells |
        |-----|-----------|--------------------------|------:|------:|-------:|--------------:|--------------:|--------:|---------------------:|
        | ✅  | Five bits | `lessons/a/lesson.md`    |     0 |     0 |      0 |             0 |             0 |       0 |                    0 |
        | ✅  | 5ビット   | `lessons/a/lesson.ja.md` |     0 |     0 |      0 |             0 |             0 |       0 |                    0 |
        | ✅  |           | `x\\|y.md`                |     0 |     0 |      0 |             0 |             0 |       0 |                    0 |

        <details>
        <summary>Five bits (<code>lessons/a/lesson.md</code>): 0 cells</summary>

        </details>

        <details>
        <summary>5ビット
        """))
    #expect(report(record).hasSuffix("<summary><code>x|y.md</code>: 0 cells</summary>\n\n</details>\n"))
  }

  @Test("A report names the lines of a listing's comments that were taken as values")
  func stated() throws {
    func text(_ lines: String) throws -> String {
      report(
        try record(document(cells: cell(.agrees, "\"evidence\": \"compared\", \"stated-lines\": \(lines)"))))
    }
    #expect(
      try text("[4, 7]").contains(
        "compared with the document. The comments on lines 4, 7 were read as values and agree."))
    #expect(
      try text("[4]").contains("compared with the document. The comment on line 4 was read as a value and agrees."))
  }

  @Test("Failures come first in a report, with links to their places, and are not repeated below")
  func failures() throws {
    let finding = #"{"place": {"file": "a b/(x).md", "line": 2}, "message": "`minutes` is wrong."}"#
    let record = try record(
      document("fine.md", title: "Fine", cells: cell(.agrees, name: "fine")),
      document(
        "a b/(x).md", title: "Wrong", findings: finding, cells: cell(.agrees, name: "good"),
        cell(.differs, name: "bad", differences: #"{"line": 14, "expected": "5", "found": "6"}"#)))
    let text = MarkdownReport.files(record) { "../\($0)" }[0].text
    let look = text.split(separator: "## Documents")[0]
    #expect(
      look.contains(
        """
        ## Needs attention

        ### Wrong

        [a b/(x).md](../a%20b/%28x%29.md): 0 cells.

        - **[a b/(x).md:2](../a%20b/%28x%29.md#L2)**: `minutes` is wrong.

        #### `bad`: differs

        `integer.table`, [line 14](../a%20b/%28x%29.md#L14).

        """))
    #expect(!look.contains("fine") && !look.contains("good"))
    #expect(text.hasSuffix("### `bad`: differs\n\nIt is shown above.\n\n</details>\n"))
    #expect(text.contains("`integer.table`, [line 12](../fine.md#L12)."))
  }

  @Test("A document with an error outside its cells is marked as failed")
  func notGreen() throws {
    let good = document("good.md", title: nil)
    let bad = document("bad.md", title: nil).replacing(
      "\"document-findings\": 0", with: "\"document-findings\": 1")
    let rows = report(try record(good, bad)).split(separator: "\n").filter {
      $0.hasPrefix("| ✅") || $0.hasPrefix("| ❌")
    }
    #expect(rows.map { $0.prefix(3) } == ["| ✅", "| ❌"])
    #expect(rows.last?.contains("`bad.md`") == true)
  }

  @Test("A run of nothing makes a valid Markdown report")
  func nothing() {
    #expect(report(RunRecord()) == "# Lesson report\n\n0 documents, 0 cells.\n")
  }

  @Test("An error of a document appears below its title, with its place")
  func documentFindings() throws {
    let findings = #"{"place": {"file": "a.md", "line": 3}, "message": "`x` is wrong."}"#
    #expect(
      report(try record(document(findings: findings))).contains(
        "### Five bits\n\n`lessons/a/lesson.md`: 0 cells.\n\n- **a.md:3**: `x` is wrong.\n\n## Documents\n"))
  }

  @Test(
    "A title appears unchanged, without breaking the table of documents or its heading",
    arguments: [
      ("The type `Int8`", "The type `Int8`", "The type `Int8`"), ("a | b", "a \\| b", "a | b"),
      ("two\nlines", "two lines", "two lines"), ("値", "値", "値"), ("<b> & c", "\\<b> \\& c", "&lt;b&gt; &amp; c"),
    ])
  func titles(_ title: String, _ inTable: String, _ inFold: String) throws {
    let lines = report(try record(document(title: title))).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("| ✅  | \(inTable) ") })
    #expect(lines.contains { $0.hasPrefix("<summary>\(inFold) (<code>") })
  }

  @Test("Provenance appears at the end of a report between its marks, or is omitted")
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
