import LessonKit
import Results
import SourceText
import Testing

@testable import LessonNotebooks

@Suite("Tutorial pages of DocC")
struct DocCTutorialTests {
  private static let text = """
    # A lesson

    Look at `` a ` b `` and `` c ``.

    @here ![a ring](ring.svg)

    ```experiment a.b name=shown
    n: 1
    ```

    ```transcript
    1
    ```

    First.

    What comes next?

    ```swift name=asked predict
    print(2)
    ```

    <details><summary>Result</summary>

    ```transcript
    2
    ```

    - `3`: you counted on. <!-- slip -->

    One more than 1.

    </details>

    <!-- lesson: quiz name=which -->

    Which one?

    1. 100
    2. 200

    <details><summary>Answer</summary>

    1. Yes. It is small.
    2. No. It is large.

    </details>

    ## Answers

    1. Secret.
    """

  private func page() throws -> DocCTutorial {
    var lesson = Lesson(Self.text, results: ["shown": Lesson.line("1"), "asked": Lesson.line("2")])
    lesson.pictures = ["ring.svg": [1]]
    return try DocCTutorial(lesson.source(), named: "a", minutes: 7)
  }

  @Test("A page shows the results of its lesson, and no answer outside of the questions at its end")
  func body() throws {
    let page = try self.page()
    let body = page.text.prefix(upTo: try #require(page.text.firstRange(of: "@Assessments")).lowerBound)
    #expect(
      body == """
        @Article(time: 7) {
        @Intro(title: "A") {
        A
        }

        Look at a \\` b and `c`.

        \\@here ![a ring](a-ring.svg)

        ```yaml
        # a.b
        n: 1
        ```

        ```text
        1
        ```

        First.

        What comes next?

        ```swift
        print(2)
        ```

        Which one?

        1. 100
        2. 200


        """)
    #expect(page.pictures == ["a-ring.svg": [1]])
    #expect(!page.text.contains("Secret"))
  }

  @Test("Predictions with slips and quizzes are multiple choices with the reasons of each answer")
  func questions() throws {
    let page = try self.page()
    #expect(
      page.text.suffix(from: try #require(page.text.firstRange(of: "@Assessments")).lowerBound) == """
        @Assessments {
        @MultipleChoice {
        What comes next?

        ```swift
        print(2)
        ```

        @Choice(isCorrect: true) {
        ```text
        2
        ```

        @Justification(reaction: "Right.") {
        ```text
        2
        ```

        One more than 1.
        }
        }

        @Choice(isCorrect: false) {
        ```text
        3
        ```

        @Justification(reaction: "Not yet.") {
        You counted on.
        }
        }
        }

        @MultipleChoice {
        Which one?

        @Choice(isCorrect: true) {
        100

        @Justification(reaction: "Right.") {
        Yes. It is small.
        }
        }

        @Choice(isCorrect: false) {
        200

        @Justification(reaction: "Not yet.") {
        No. It is large.
        }
        }
        }
        }
        }

        """)
  }

  @Test("The table of contents names each page of a language, and quotation marks in names are escaped")
  func contents() {
    let text = DocCContents(["a.ja", "b.ja"], .japanese).text
    #expect(text.hasPrefix("@Tutorials(name: \"レッスン\") {\n"))
    #expect(text.contains("@TutorialReference(tutorial: \"doc:a.ja\")\n@TutorialReference(tutorial: \"doc:b.ja\")\n"))
    #expect("a \"b\" \\".asDocC == "\"a \\\"b\\\" \\\\\"")
  }
}
