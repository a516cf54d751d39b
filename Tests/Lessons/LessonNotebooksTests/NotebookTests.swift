import LessonKit
import Results
import SourceText
import Testing

@testable import LessonNotebooks

@Suite("Notebooks")
struct NotebookTests {
  private static let text = """
    # A lesson

    [日本語](lesson.ja.md)

    Look.

    ```swift name=first
    print(1)
    ```

    ```transcript
    1
    ```

    Which one?

    ```swift name=second predict
    print(2)
    ```

    <details><summary>Hint</summary>

    It is even.

    </details>

    <details><summary>Result</summary>

    ```transcript
    2
    ```

    - `3`: you counted on. <!-- slip -->

    </details>

    ## Tasks

    ```swift exercise name=task
    let a = 0
    ```

    ```swift check name=task
    precondition(a == 1)
    ```

    <details><summary>Solution</summary>

    ```swift solution name=task
    let a = 1
    ```

    </details>

    ## For teachers

    Be quick.

    ## Answers

    1. One.

       ```swift name=answer
       print(4)
       ```

       ```transcript
       4
       ```

    2. Two.

    Next: [B](../b/lesson.md)
    """

  private func lesson() -> Lesson {
    var lesson = Lesson(
      Self.text, results: ["first": Lesson.line("1"), "second": Lesson.line("2"), "answer": Lesson.line("4")])
    lesson.links = ["../b/lesson.md": "b.ipynb", "lesson.ja.md": "a.ja.ipynb"]
    return lesson
  }

  private func cells(_ lesson: Lesson, answers: Bool = false) throws -> [NotebookJSON] {
    try Notebook(lesson.source(answers: answers)).json["cells"].values
  }

  @Test("A learner's notebook has the result that the lesson shows, and none that it asks for or collapses")
  func learners() throws {
    let cells = try cells(lesson())
    #expect(
      cells.map { "\($0["id"].string) \($0["execution_count"])" } == [
        "text-1 null", "lesson null", "text-2 null", "first number(2)", "text-3 null", "second null", "text-4 null",
        "text-5 null", "task-exercise null", "task-check null", "text-6 null", "text-7 null",
      ])
    #expect(cells.map(\.["outputs"].values.count) == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(cells[0]["source"].string == "# A lesson\n\n[日本語](a.ja.ipynb)")
    #expect(cells[1]["source"].string == "%%lesson\nfrom: lessons/a/lesson.md")
    #expect(cells[3]["source"].string == "%%swift name=first\nprint(1)")
    #expect(
      cells[6]["source"].string == """
        <details><summary>Hint</summary>

        It is even.

        </details>

        <details><summary>Result</summary>

        ```text
        2
        ```

        - `3`: you counted on.

        </details>
        """)
    #expect(
      cells[10]["source"].string == """
        <details><summary>Solution</summary>

        ```swift
        let a = 1
        ```

        </details>
        """)
  }

  @Test("Answers at the end are collapsed with their cells, except for the link to the next lesson")
  func answersAtEnd() throws {
    #expect(
      try cells(lesson()).last?["source"].string == """
        ## Answers

        <details><summary>Answers</summary>

        1. One.

           ```swift
           print(4)
           ```

           ```text
           4
           ```

        2. Two.

        </details>

        Next: [B](b.ipynb)
        """)
  }

  @Test("A notebook with answers has all cells with their outputs and counts, and nothing collapsed")
  func answers() throws {
    let cells = try cells(lesson(), answers: true)
    let code = cells.filter { $0["cell_type"] == "code" }
    #expect(
      code.map(\.["id"].string)
        == ["lesson", "first", "second", "task-exercise", "task-check", "task-solution", "answer"])
    #expect(code.map(\.["execution_count"]) == (1...7).map { .number($0) })
    #expect(code.map(\.["outputs"].values.first?["text"].string) == [nil, "1\n", "2\n", nil, nil, nil, "4\n"])
    let text = cells.filter { $0["cell_type"] == "markdown" }.map(\.["source"].string)
    #expect(!text.contains { $0.contains("details") || $0.contains("```") || $0.contains("Be quick") })
    #expect(text.contains("**Hint**\n\nIt is even.\n\n**Result**\n\n- `3`: you counted on."))
    #expect(text.last == "2. Two.\n\nNext: [B](b.ipynb)")
  }

  @Test("A link to a translation without a notebook is omitted, and another link keeps its text")
  func missingLinks() throws {
    var lesson = lesson()
    lesson.links = [:]
    let cells = try cells(lesson)
    #expect(cells[0]["source"].string == "# A lesson")
    #expect(cells.last?["source"].string.hasSuffix("Next: B") == true)
  }

  @Test("A cell that could not run has no output, and is reported")
  func unrun() throws {
    var lesson = lesson()
    lesson.outcome.cells[0] = CellOutcome(lesson.document.cells[0], .skipped(reason: "no host"))
    let notebook = try Notebook(lesson.source())
    #expect(notebook.unrun.map(\.cell.name) == ["first"])
    #expect(notebook.json["cells"].values.allSatisfy { $0["execution_count"] == .null })
  }

  @Test("SVG in the text is data, other pictures are attached, and a picture without a file is its words")
  func pictures() throws {
    var lesson = Lesson(
      "# A\n\nSee ![a ring](pictures/the%20ring.png), ![a \\[\"b\"\\]](b.svg), and ![a *map*](map.svg).")
    lesson.pictures = ["pictures/the%20ring.png": [1, 2, 3], "b.svg": [4, 5, 6]]
    let cells = try cells(lesson)
    let image = "<img alt=\"a [&quot;b&quot;]\" src=\"data:image/svg+xml;base64,BAUG\">"
    #expect(cells.last?["source"].string == "See ![a ring](attachment:the%20ring.png), \(image), and *a *map**.")
    #expect(cells.last?["attachments"] == ["the ring.png": ["image/png": "AQID"]])
  }

  @Test("A document without a title begins with its lesson, and Japanese has a kernel of its own")
  func japanese() throws {
    let notebook = try Notebook(Lesson("Text.", path: "a/lesson.ja.md").source())
    #expect(notebook.json["cells"].values.map(\.["id"].string) == ["lesson", "text-1"])
    #expect(notebook.json["metadata"]["kernelspec"]["name"] == "lesson-ja")
  }
}
