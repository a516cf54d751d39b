import LessonKit
import LessonReport
import Testing

@Suite("A cell in the Markdown report")
struct CellSectionTests {
  @Test("A cell that agrees shows its result")
  func agrees() throws {
    #expect(
      try section(cell(.agrees, name: "int5", result("table", ["| a |", "|---|", "| 1 |"]))) == [
        "### `int5`: agrees", "", "`integer.table`, line 12.", "", "| a |", "|---|", "| 1 |", "",
      ])
  }

  @Test("The section of a cell without a name has its line as its name")
  func unnamed() throws {
    #expect(try section(cell(.agrees, line: 7)) == ["### Line 7: agrees", "", "`integer.table`, line 7.", ""])
  }

  @Test("The section of a cell that differs shows the differences and the new result")
  func differs() throws {
    let differences = """
      {"line": 20, "row": 3, "column": "value", "expected": "5", "found": "`6`"},
      {"line": 21, "expected": "| a | b |"},
      {"file": "a_ring.svg", "line": 2, "expected": "", "found": "a``b"}
      """
    #expect(
      try section(cell(.differs, name: "int5", result("lines", ["x"]), differences: differences)) == [
        "#### `int5`: differs", "", "`integer.table`, line 20.", "",
        "|         line | row | column | expected       | found        |",
        "|-------------:|----:|--------|----------------|--------------|",
        "|           20 |   3 | value  | `5`            | `6`          |",
        "|           21 |     |        | `\\| a \\| b \\|` | nothing      |",
        "| a_ring.svg:2 |     |        | ` `            | ``` a``b ``` |",
        "", "The new result:", "", "```text", "x", "```", "",
      ])
  }

  @Test(
    "The section of a listing that agrees says what was compared",
    arguments: [
      ("compared", "Its output was compared with the document."),
      ("ran-only", "It only ran: there was nothing to compare."),
      ("compiled-only", "It was only compiled."),
    ])
  func evidence(_ evidence: String, _ words: String) throws {
    #expect(
      try section(cell(.agrees, "\"evidence\": \"\(evidence)\"")) == [
        "### Line 12: agrees", "", "`integer.table`, line 12. \(words)", "",
      ])
  }

  @Test("The section of a cell that could not run shows the reason")
  func couldNotRun() throws {
    let findings = """
      {"place": {"file": "a.md", "line": 13}, "message": "`bits` cannot be `0`.", "help": "It takes 1 to 64."},
      {"place": {"file": "a.md", "line": 14}, "message": "Odd."}
      """
    #expect(
      try section(cell(.couldNotRun, findings: findings)) == [
        "#### Line 12: could not run", "", "`integer.table`, line 12.", "",
        "- **a.md:13**: `bits` cannot be `0`. It takes 1 to 64.", "- **a.md:14**: Odd.", "",
      ])
  }

  @Test("The section of a cell without a transcript shows its result")
  func noTranscript() throws {
    #expect(
      try section(cell(.noTranscript, result("state-diagram", ["stateDiagram-v2", "  a --> b"]))) == [
        "#### Line 12: has no transcript", "", "`integer.table`, line 12.", "", "```mermaid", "stateDiagram-v2",
        "  a --> b", "```", "",
      ])
  }

  @Test("Compiler messages appear in a fence")
  func diagnostics() throws {
    #expect(
      try section(cell(.agrees, result("diagnostics", ["1:14: error: bad [e]", "  note: worse [n]"]))) == [
        "### Line 12: agrees", "", "`integer.table`, line 12.", "", "```text", "1:14: error: bad [e]",
        "  note: worse [n]", "```", "",
      ])
  }

  @Test("The section of a skipped cell shows the reason")
  func skipped() throws {
    #expect(
      try section(cell(.skipped, #""reason": "no compiler is installed""#)) == [
        "### Line 12: skipped", "", "`integer.table`, line 12. Skipped: no compiler is installed.", "",
      ])
  }

  @Test(
    "A fence is longer than any run of backticks in its lines that could close it",
    arguments: [
      ([], "```"), (["a ``` b"], "```"), (["``"], "```"), (["```"], "````"), (["   `````swift"], "``````"),
      (["```", "````"], "`````"), (["~~~"], "```"),
    ] as [([String], String)])
  func fences(_ lines: [String], _ fence: String) throws {
    let section = try section(cell(.agrees, result("lines", lines)))
    #expect(section.suffix(lines.count + 3) == ["\(fence)text"] + lines + [fence, ""])
  }
}
