import LessonKit
import Results
import SourceText
import Testing

@testable import LessonNotebooks

@Suite("Outputs of cells")
struct NotebookOutputTests {
  private func cell(_ info: String, _ body: String = "a") throws -> Cell {
    let text = "---\ntitle: A\nminutes: 1\n---\n\n```\(info)\n\(body)\n```\n"
    return try #require(Document(SourceFile(path: "lesson.md", bytes: Array(text.utf8))).cells.first)
  }

  private func outputs(_ info: String, _ ending: CellOutcome.Ending, _ language: Language = .english) throws
    -> [NotebookOutput]
  {
    NotebookOutput.outputs(of: CellOutcome(try cell(info), ending), language)
  }

  private func lines(_ lines: [String]) -> CellResult { .lines(Lines(lines.map { LocalizedText($0) })) }

  @Test("Swift prints to standard output, and an experiment has a value")
  func printing() throws {
    #expect(try outputs("swift", .noTranscript(lines(["1", "", "2"]))) == [.stream(.output, "1\n\n2\n")])
    #expect(try outputs("swift", .agrees(lines([]))) == [])
    #expect(try outputs("experiment a.b", .agrees(lines(["1", "2"]))) == [.result(MIMEBundle(plain: "1\n2"))])
  }

  @Test("An announced trap is the value below what the program printed")
  func traps() throws {
    let result = lines(["1", "[trap in line 2: boom]"])
    #expect(
      try outputs("swift trap", .agrees(result))
        == [.stream(.output, "1\n"), .result(MIMEBundle(plain: "[trap in line 2: boom]"))])
    #expect(try outputs("swift", .agrees(result)) == [.stream(.output, "1\n[trap in line 2: boom]\n")])
  }

  @Test("Announced messages of the compiler are the value")
  func diagnostics() throws {
    let result = CellResult.diagnostics(Diagnostics([Diagnostic(.error, at: .init(line: 3, column: 14), "no")]))
    #expect(try outputs("swift error", .agrees(result)) == [.result(MIMEBundle(plain: "3:14: error: no"))])
  }

  @Test("A cell that fails is an error with the lines of its body, in the language of the document")
  func failures() throws {
    let findings = [
      Finding(Place(file: "lesson.md", line: 7), "There is no cell on this line.", help: "Remove it."),
      Finding(Place(file: "lesson.md", line: 90), "Remove it."),
    ]
    #expect(
      try outputs("swift", .couldNotRun(findings, .trap)) == [
        .failure(
          name: "Trap", message: "There is no cell on this line.",
          lines: ["1: There is no cell on this line. Remove it.", "Remove it."])
      ])
    guard case .failure("Error", let message, _)? = try outputs("swift", .couldNotRun(findings), .japanese).first else {
      Issue.record("There is no failure.")
      return
    }
    #expect(message == "この行にセルはありません。")
  }

  @Test("A cell that was skipped, or has nothing to show, has no output")
  func nothing() throws {
    #expect(try outputs("swift", .skipped(reason: "it was not run")) == [])
    #expect(try outputs("swift no-run", .agrees(nil)) == [])
  }

  @Test("Pictures and diagrams are displayed instead of being a value")
  func displays() throws {
    let figure = Figure(width: 1, height: 1, alt: "a", shapes: [])
    #expect(try outputs("experiment a.b", .agrees(.figure(figure))).map(\.type) == ["display_data"])
    let diagram = StateDiagram(states: [.init("a", "A")], transitions: [])
    #expect(try outputs("experiment a.b", .agrees(.stateDiagram(diagram))).map(\.type) == ["display_data"])
  }

  @Test("A notebook has text as lines, and a message as one text")
  func forms() {
    let output = NotebookOutput.stream(.output, "1\n2\n")
    #expect(output.content(count: 3) == ["name": "stdout", "text": "1\n2\n"])
    #expect(output.notebook(count: 3) == ["name": "stdout", "text": ["1\n", "2\n"], "output_type": "stream"])
    let result = NotebookOutput.result(MIMEBundle([.plain: "a\nb", .png: "AQ=="]))
    #expect(
      result.notebook(count: nil) == [
        "output_type": "execute_result", "execution_count": .null, "metadata": [:],
        "data": ["text/plain": ["a\n", "b"], "image/png": "AQ=="],
      ])
    #expect(
      result.content(count: 2)
        == ["execution_count": 2, "metadata": [:], "data": ["text/plain": "a\nb", "image/png": "AQ=="]])
    #expect(
      NotebookOutput.failure(name: "Trap", message: "a", lines: ["1: a"]).notebook(count: 1)
        == ["output_type": "error", "ename": "Trap", "evalue": "a", "traceback": ["1: a"]])
  }
}
