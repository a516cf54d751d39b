import LessonKit
import SourceText
import Testing

@testable import LessonNotebooks

@Suite("Cells of notebooks")
struct NotebookCellTests {
  @Test(
    "A cell in a notebook becomes the fence of a document",
    arguments: [
      (
        "%%experiment float.table name=all predict=value\nbits: 5", "experiment float.table name=all predict=value",
        "bits: 5"
      ),
      ("%%swift trap name=boom\nfatalError()", "swift trap name=boom", "fatalError()"),
      ("%%console\n$ lesson --version", "console", "$ lesson --version"),
      ("print(1)\nprint(2)\n", "swift", "print(1)\nprint(2)\n"),
      ("%%experiment optional-enum.switch", "experiment optional-enum.switch", ""),
      ("%%swift\r\nprint(1)\r\nprint(2)", "swift", "print(1)\nprint(2)"),
      ("", "swift", ""),
    ])
  func reading(_ source: String, _ info: String, _ body: String) throws {
    let cell = try NotebookCell(source: source)
    #expect(cell.info == info && cell.body == body)
  }

  @Test(
    "Every cell reads back as it was",
    arguments: [
      NotebookCell(.experiment, attributes: "a.b name=x vary=\"{n: [1, 2]}\"", body: "n: 1\ntext: あ"),
      NotebookCell(.swift, body: "print(1)"), NotebookCell(.swift, body: "%%experiment a.b\nn: 1"),
      NotebookCell(.swift, attributes: "error", body: ""), NotebookCell(.swift, body: ""),
      NotebookCell(.lesson, body: "from: a.md\n"), NotebookCell(.console, body: "$ lesson list\n\n"),
    ])
  func roundTrip(_ cell: NotebookCell) throws {
    #expect(try NotebookCell(source: cell.source) == cell)
    #expect(cell.source.hasSuffix(cell.body))
    #expect(
      cell.source.utf8.count { $0 == 0x0A } == cell.body.utf8.count { $0 == 0x0A }
        + (cell.body.isEmpty ? 0 : cell.linesAboveBody))
  }

  @Test("An unknown kind of cell is refused, with the kind that was probably meant")
  func unknown() {
    let finding = #expect(throws: Finding.self) { try NotebookCell(source: "%%experimnt a.b") }
    #expect(finding?.message == "No kind of cell is called `%%experimnt`.")
    #expect(finding?.help?.description.contains("`%%experiment`") == true)
  }

  @Test("A fence is longer than every fence in the cell, and has tildes for words with a backtick")
  func fences() {
    #expect(NotebookCell(.swift, body: "let a = \"\"\"\n ````\n\"\"\"").fence.first == "`````swift")
    #expect(
      NotebookCell(.swift, attributes: "ignore=\"needs `x`\"", body: "~~~").fence == [
        "~~~~swift ignore=\"needs `x`\"", "~~~", "~~~~",
      ])
    #expect(NotebookCell(.experiment, attributes: "a.b", body: "").fence == ["```experiment a.b", "```"])
  }

  @Test("Cells of a document keep the words of their fence and of the comment before it, except for panels")
  func documents() {
    let text = """
      ---
      title: A
      minutes: 1
      ---

      ```experiment a.b name=first vary="{n: [1]}"
      n: 1
      ```

      ```experiment a.b name=other vary=[1, 2] predict=n goal="n: 1"
      ```

      <!-- lesson: name=second
        error -->

      ```swift
      let a = 1

      ```
      """
    let cells = Document(SourceFile(path: "lesson.md", bytes: Array(text.utf8))).cells.map { NotebookCell($0) }
    #expect(
      cells == [
        NotebookCell(.experiment, attributes: "a.b name=first", body: "n: 1"),
        NotebookCell(.experiment, attributes: "a.b name=other predict=n", body: ""),
        NotebookCell(.swift, attributes: "name=second   error", body: "let a = 1\n"),
      ])
  }
}
