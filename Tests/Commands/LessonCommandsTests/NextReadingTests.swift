import TestSupport
import Testing

@Suite("The text that lesson next prints, in the order of a screen reader")
struct NextReadingTests {
  private static func question(_ name: String, _ code: String, _ value: String, _ slip: String) -> String {
    """
    Which number is `\(code)`?

    ```experiment integer.table name=\(name) predict=value
    encoding: twos-complement
    bits: 3
    codes: [\(code)]
    ```

    <details><summary>Result</summary>

    | bits  | value |
    |-------|------:|
    | `\(code)` | \(value) |

    - `\(slip)`: you read it without a sign. <!-- if: encoding=unsigned -->

    The top bit counts minus 4 in \(code).

    </details>


    """
  }

  private static let one = """
    # One

    \(question("first", "101", "   -3", "5"))That is below zero.

    \(question("second", "110", "   -2", "6"))### After the second

    Here is a picture. Which number is `111`?

    ```experiment integer.table name=unasked
    encoding: twos-complement
    bits: 3
    codes: [111]
    ```

    <details><summary>Result</summary>

    | bits  | value |
    |-------|------:|
    | `111` |    -1 |

    </details>

    The end of one.

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: One\nminutes: 9\n---\n\n" + Self.one, to: "lessons/one/lesson.md")
    try folder.write(
      "---\ntitle: Two\nminutes: 9\n---\n\n# Two\n\n" + Self.question("third", "100", "   -4", "4"),
      to: "lessons/two/lesson.md")
    try folder.write(
      """
      title: {en: Both, ja: 両方}
      minutes: 9
      parts:
        - {lesson: one, minutes: 3}
        - {break: 2}
        - activity: {en: In pairs, ja: 2人で}
          minutes: 2
        - {lesson: two, minutes: 1}
        - {slack: 1}

      """, to: "lessons/w.yml")
    return folder
  }

  private func next(_ lines: [String], in folder: TemporaryFolder) async -> CommandLineRun {
    await CommandLineRun.lesson(["next", "lessons/w.yml", "--state", "s.jsonl"], typing: lines, in: folder.path)
  }

  /// Checks that a text has pieces in their order.
  private func expectOrder(_ text: String, _ pieces: [String]) {
    var rest = text[...]
    for piece in pieces {
      guard let found = rest.firstRange(of: piece) else {
        Issue.record("\(piece) is missing, or not where it belongs:\n\(text)")
        return
      }
      rest = rest[found.upperBound...]
    }
  }

  @Test("What explains a question comes right after it, before the next question, the next heading, and the next part")
  func order() async throws {
    let run = await next(["-3", "-2", "-4"], in: try folder())
    expectOrder(
      run.output,
      [
        "One. 1 of 3.", "Which number is 101?", "You wrote -3. Right.", "bits: 101, value: -3",
        "The top bit counts minus 4 in 101.", "That is below zero.", "One. 2 of 3.", "Which number is 110?",
        "You wrote -2. Right.", "The top bit counts minus 4 in 110.", "After the second", "Result: press Return",
        "bits: 111, value: -1", "The end of one.", "Break", "2 minutes", "Press Return to continue", "In pairs",
        "2 minutes", "Press Return to continue", "Two. 3 of 3.", "Which number is 100?",
        "The top bit counts minus 4 in 100.", "You have reached the end.", "Nothing: every first answer was right.",
      ])
    #expect(!run.output.contains("Spare time"), "Spare time is for the plan")
    #expect(run.status == 0 && run.messages.isEmpty)
  }

  @Test("A collapsed result waits for Return, and a line that was typed in advance answers the next question")
  func waits() async throws {
    let folder = try folder()
    let stopped = await next(["-3", "-2"], in: folder)
    #expect(stopped.output.contains("Result: press Return to read it (or: quit): \nTo continue:"), "\(stopped.output)")
    #expect(!stopped.output.contains("bits: 111, value: -1"))
    let quit = await next(["quit"], in: folder)
    #expect(!quit.output.contains("bits: 111, value: -1") && quit.output.contains("To continue:"))
    let result = await next(["", "quit"], in: folder)
    expectOrder(result.output, ["press Return", "bits: 111, value: -1", "Break", "to continue (or: quit): quit\nTo"])
    #expect(!result.output.contains("In pairs"))
    let blank = await next(["", "", "", "quit"], in: folder)
    expectOrder(blank.output, ["Break", "Press Return", "In pairs", "Press Return", "Two. 3 of 3.", "): quit\nTo"])
    let answered = await next(["-4"], in: folder)
    expectOrder(answered.output, ["press Return", "bits: 111, value: -1", "You wrote -4. Right.", "reached the end"])
  }

  @Test("Text that is for pages only is not read")
  func pages() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      ---
      title: One
      ---

      # One

      First words.

      <!-- lesson: page -->

      Press a box.

      <!-- lesson: page -->

      - Follow the arrow.

      Last words.

      """, to: "lessons/one/lesson.md")
    let run = await CommandLineRun.lesson(
      ["next", "lessons/one", "--state", "s.jsonl"], typing: [""], in: folder.path)
    #expect(run.output.hasPrefix("One\n\nFirst words.\n\nLast words.\n\nYou"), "\(run.output)\(run.messages)")
    _ = await CommandLineRun.lesson("handout", "lessons/one", in: folder.path)
    let page = try folder.text("one.html")
    #expect(page.contains("Press a box.") && page.contains("Follow the arrow.") && !page.contains("lesson: page"))
  }

  @Test("A comment about text for pages needs a paragraph or a list below it")
  func pageComments() async throws {
    let folder = try TemporaryFolder()
    for below in ["", "```sh\nls\n```\n", "## More\n"] {
      try folder.write("---\ntitle: T\n---\n\nText.\n\n<!-- lesson: page -->\n\n\(below)", to: "lesson.md")
      let run = await CommandLineRun.lesson("check", "lesson.md", in: folder.path)
      #expect(run.status == 2 && run.messages.contains("lesson.md:7:1: error: There is no paragraph"), "\(run)")
    }
  }

  @Test("The first answer counts for the code and the sheet, and the sheet says what was found later")
  func firstAnswers() async throws {
    let direct = await next(["5", "-2", "-4"], in: try folder())
    let corrected = await next(["5", "again", "-3", "-2", "-4"], in: try folder())
    func code(_ run: CommandLineRun) -> String? {
      run.output.firstMatch(of: /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/).map { String($0.0) }
    }
    #expect(code(direct) != nil && code(direct) == code(corrected))
    let entry = "Question 1 of 3. Which number is 101?\nYou wrote 5. The result is -3.\nYou read it without a sign.\n"
    #expect(direct.output.contains(entry + "\n"), "\(direct.output)")
    #expect(corrected.output.contains(entry + "You found the right answer later.\n"), "\(corrected.output)")
  }
}
