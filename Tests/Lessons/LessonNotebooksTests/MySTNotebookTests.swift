import LessonKit
import Testing

@testable import LessonNotebooks

@Suite("Text notebooks")
struct MySTNotebookTests {
  @Test("Cells are directives with names and without outputs, and pictures are those of the lesson's copy")
  func notebook() throws {
    var lesson = Lesson(
      """
      # A

      % Look at ![a ring](ring.svg).

      ````swift name=first
      let text = \"\"\"
        ```
        \"\"\"
      ````

      ## Answers

      ```experiment a.b
      n: 1
      ```
      """)
    lesson.pictures = ["ring.svg": [1]]
    let text = try MySTNotebook(lesson.source()).text
    #expect(
      text == """
        ---
        jupytext:
          text_representation:
            extension: .md
            format_name: myst
        kernelspec:
          display_name: Swift lessons
          language: swift
          name: lesson
        ---

        # A

        ```{code-cell} swift
        %%lesson
        from: lessons/a/lesson.md
        ```

        \\% Look at ![a ring](lessons/a/ring.svg).

        ````{code-cell} swift
        :name: first

        %%swift name=first
        let text = \"\"\"
          ```
          \"\"\"
        ````

        ## Answers

        <details><summary>Answers</summary>

        ```text
        %%experiment a.b
        n: 1
        ```

        </details>

        """)
  }
}
