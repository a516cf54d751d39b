import Testing

@testable import LessonCheck

@Suite("Answers above their question")
struct AnswerAboveQuestionTests {
  private static func document(_ text: String, row: String = "`101` |    -3 |", exception: String = "") -> String {
    """
    \(text)

    \(exception)```experiment integer.table name=top-bit predict=value
    encoding: twos-complement
    codes: [101]
    ```

    <details><summary>Result</summary>

    | bits  | value |
    |-------|------:|
    | \(row)

    </details>

    So `101` stands for -3.

    """
  }

  @Test(
    "An answer is found only in text that holds both the code and its value",
    arguments: [
      ("`101` is −3.", ["1:1"]), ("# `101` is -3", ["1:1"]), ("![101 is -3](a.svg)", ["1:1"]),
      ("| a | b |\n|---|---|\n| `101` | -3 |", []), ("`101` is -3.\n\n# More", []),
      ("# `101` is -3\n\n# More", ["1:1"]), ("101は-3です。", ["1:1"]), ("- one\n- 101: -3", ["2:1"]),
      ("`101` has three bits. Others stand for -3.", []), ("`1101` is -3.", []), ("`101` is 3.", []),
      ("`101` is -30.", []),
      ("`101` is -3.5.", []), ("```\n101 -3\n```", []), ("`101`を読みます。-3ではありません。", []),
    ])
  func texts(text: String, places: [String]) throws {
    let found = try CheckFolder.findings(Self.document(text), files: [("a.svg", "")])
    #expect(found == places.map { "\($0) answer-above-question" })
  }

  @Test("An answer in front matter is found")
  func frontMatter() throws {
    let text = Self.document("---\ntitle: T\nobjectives:\n  - say why 101 is -3\n---\n\n# T")
    #expect(try CheckFolder.findings(text) == ["4:1 answer-above-question"])
  }

  @Test("An exception can appear before the answer or before the question")
  func exceptions() throws {
    let comment = "<!-- check: allow=answer-above-question reason=\"a repetition\" -->\n\n"
    #expect(try CheckFolder.findings(Self.document("\(comment)`101` is -3.")) == [])
    #expect(try CheckFolder.findings(Self.document("`101` is -3.", exception: comment)) == [])
  }

  @Test("Only whole printed lines of some length are found as answers")
  func lines() throws {
    func text(_ sentence: String) -> String {
      "---\ntitle: T\n---\n\n\(sentence)\n\n```swift name=a predict\nprint(1)\n```\n\n<details><summary>Result</summary>\n\n```transcript\n120 yen\n7\n```\n\n</details>\n"
    }
    #expect(try CheckFolder.findings(text("It prints 120 yen and 7.")) == ["5:1 answer-above-question"])
    #expect(try CheckFolder.findings(text("It costs 120 or 7.")) == [])
  }

  @Test(
    "Questions and single digits are found as answers only if they are about codes",
    arguments: [
      ("Is 2.25 rounded to 2.5?", "2.25 | 2.5", []), ("2.25は2.5になりますか。", "2.25 | 2.5", []),
      ("Answer `yes` or `no` for `open`.", "open | yes", []), ("openについて、yesかnoで答えてください。", "open | yes", []),
      ("2.25 is rounded to 2.5. Which one is -2.25?", "2.25 | 2.5", ["1:1"]), ("The first gets 12.", "1 | 12", []),
      ("Of 16 one gets 5.", "16 | 5", []), ("Why is `101` -3?", "`101` | -3", ["1:1"]),
      ("Is `101` 5?", "`101` | 5", ["1:1"]),
    ])
  func chance(text: String, row: String, places: [String]) throws {
    let found = try CheckFolder.findings(Self.document(text, row: row + " |"))
    #expect(found == places.map { "\($0) answer-above-question" })
  }
}
