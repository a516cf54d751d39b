import LessonKit
import LessonRunner
import Results
import SourceText
import TestSupport
import Testing

@Suite("Predictions")
struct PredictionTests {
  private func run(_ text: String, as name: String = "document.md") async throws -> [CellOutcome] {
    let folder = try TemporaryFolder()
    return await outcomes([try folder.write(text, to: name)]).flatMap(\.cells)
  }

  private static let cell = """
    ```experiment sample.power predict=power
    of: [3, 2]
    ```

    <details><summary>Result</summary>

    | number | power |
    |--------|------:|
    | `3`    |     9 |
    | `2`    |     4 |

    - `27`, `8`: once too often. <!-- if: exponent=3 -->
    - `6`, `5`: wild. <!-- slip -->

    </details>

    """

  @Test("A result in a collapsed block is compared, and its slips are computed")
  func agrees() async throws {
    let cells = try await run(Self.cell)
    #expect(cells.map(\.status) == [.agrees])
    let outcome = try #require(cells[0].prediction)
    #expect(outcome.answers.values.map(\.text.en) == ["9", "4"])
    #expect(outcome.slips.map { $0.answers.values.map(\.text.en) } == [["27", "8"], ["6", "5"]])
    #expect(cells[0].cell.fold == 5...15)
  }

  @Test("A wrong value of a slip differs, with its line, the expected answer, and the found answer")
  func slipDiffers() async throws {
    let cells = try await run(Self.cell.replacing("`27`", with: "`28`"))
    #expect(cells.map(\.status) == [.differs])
    #expect(cells[0].differences == [Difference(line: 12, expected: "28, 8", found: "27, 8")])
  }

  @Test("The wrong answer can come from another column of this result, or of a result with other parameters")
  func otherColumn() async throws {
    let text = Self.cell.replacing("<!-- slip -->", with: "<!-- if: predict=n -->")
    let cells = try await run(text)
    #expect(cells[0].differences == [Difference(line: 13, expected: "6, 5", found: "3, 2")])
    let changed = try await run(text.replacing("predict=n -->", with: "of=\"[6, 5]\" predict=n -->"))
    #expect(changed.map(\.status) == [.agrees])
    #expect(changed[0].prediction?.slips[1].slip.condition == "of=[6, 5] predict=n")
  }

  @Test("An unknown column of a slip is reported")
  func noColumn() async throws {
    let cells = try await run(Self.cell.replacing("<!-- slip -->", with: "<!-- if: predict=nn -->"))
    #expect(cells[0].findings.map(\.message) == ["The result has no column `nn`."])
    #expect(cells[0].findings[0].place.line == 13)
    let lines = try await run(
      """
      ```experiment sample.lines predict
      ```

      <details><summary>Result</summary>

      ```transcript
      a
      ```

      - `b`: not so. <!-- if: predict=n -->

      </details>
      """)
    #expect(lines[0].findings.map(\.message) == ["This slip names a column, but the cell does not ask for one."])
  }

  @Test("A slip that its author wrote is not computed")
  func authorsSlip() async throws {
    let cells = try await run(Self.cell.replacing("`6`, `5`", with: "`60`, `50`"))
    #expect(cells.map(\.status) == [.agrees])
  }

  @Test(
    "Answers are judged as values",
    arguments: [
      (["9", "4"], PredictionVerdict.right), (["９", "4.0"], .right), ([nil, nil], .unknown), (["", " "], .unknown),
      (["27", "8"], .slip(0)), (["6", "5"], .slip(1)), (["9", "8"], .other), (["9", nil], .other), (["9"], .other),
    ])
  func verdict(_ answers: [String?], _ expected: PredictionVerdict) async throws {
    let outcome = try #require(try await run(Self.cell)[0].prediction)
    #expect(outcome.verdict(on: answers) == .success(expected))
  }

  @Test("An answer of another kind is reported instead of judged")
  func unreadable() async throws {
    let outcome = try #require(try await run(Self.cell)[0].prediction)
    guard case .failure(let unreadable) = outcome.verdict(on: ["9", "four"]) else {
      Issue.record("judged")
      return
    }
    #expect(unreadable.position == 1)
    #expect(unreadable.help.en == "Write a number, such as -3, 0.375, or 3/8.")
  }

  @Test("A summary counts the questions of a document")
  func summary() async throws {
    let folder = try TemporaryFolder()
    let quiz = "\n<!-- lesson: quiz name=q -->\n\n1. a\n2. b\n\n<details>\n\n1. Yes. It is.\n2. No.\n\n</details>\n"
    let documents = await outcomes([try folder.write(Self.cell + quiz, to: "document.md")])
    let questions = try #require(Summary(documents[0]).questions)
    #expect(questions.counts.all.map { $0.count } == [1, 2, 1, 0, 1, 0])
    #expect(documents[0].allFindings.isEmpty)
  }

  @Test("The transcript of a cell without a prediction can be in a collapsed block, too")
  func plainFold() async throws {
    let cells = try await run(Self.cell.replacing(" predict=power", with: "").replacing("<!--", with: "< !--"))
    #expect(cells.map(\.status) == [.agrees])
    #expect(cells[0].prediction == nil)
  }

  @Test("A collapsed block without a transcript, below a cell without a prediction, is prose")
  func proseFold() async throws {
    let cells = try await run("```experiment sample.lines\n```\n\n<details>\n\nProse.\n\n</details>\n")
    #expect(cells.map(\.status) == [.noTranscript])
    #expect(cells[0].cell.fold == nil)
  }
}

@Suite("Answers that readers see before they predict")
struct OpenAnswerTests {
  static let open: [(text: String, line: Int)] = [
    ("```experiment sample.lines predict\n```\n\n```transcript\none\ntwo\n```\n", 8),
    ("```experiment sample.table predict=square\nrows: 0\n```\n\n| number | square |\n|--------|-------:|\n", 9),
    ("> ```experiment sample.lines predict\n> ```\n>\n> ```transcript\n> one\n> two\n> ```\n", 8),
    ("```experiment sample.lines predict\n```\n\n<details open>\n\n```transcript\none\ntwo\n```\n\n</details>\n", 10),
    (
      "```experiment sample.lines predict\n```\n\n<DETAILS class=a OPEN=\"\"><summary>Result</summary>\n\n```transcript\none\ntwo\n```\n\n</DETAILS>\n",
      10
    ),
    (
      "```experiment sample.lines predict\n```\n\n<details><summary>Hint 1</summary>\n\nTwo.\n\n</details>\n\n"
        + "```transcript\none\ntwo\n```\n", 14
    ),
  ]

  @Test("A visible answer is an error, and its cell does not agree", arguments: open)
  func isError(_ text: String, _ line: Int) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("---\ntitle: T\n---\n\n" + text, to: "lesson.md")
    let outcome = try #require(await outcomes([path]).first)
    #expect(outcome.cells.map(\.status) == [.couldNotRun])
    #expect(outcome.allFindings.map(\.place.line) == [line])
    #expect(
      outcome.allFindings.allSatisfy { $0.message.description.hasPrefix("The answer is not collapsed") },
      "\(outcome.allFindings)")
    #expect(await update([path]).map(\.changedCells) == [0])
  }

  @Test("A collapsed answer is correct, and so is a missing one")
  func collapsed() async throws {
    let folder = try TemporaryFolder()
    let cell = "---\ntitle: T\n---\n\n```experiment sample.lines predict\n```\n"
    let path = try folder.write(cell, to: "lesson.md")
    #expect(await outcomes([path]).flatMap(\.allFindings).isEmpty)
    await update([path])
    #expect(await outcomes([path]).flatMap(\.cells).map(\.status) == [.agrees])
  }
}
