import Foundation
import LessonKit
import LessonPage
import SourceText
import TestSupport
import Testing

@Suite("The codes of a simulated class")
struct SimulatedLearnersTests {
  /// The part of a page's data that says what is asked.
  private struct Data: Decodable { var questions: [PageQuestion] }

  /// An answer, as it is typed, and its outcome in the class's table.
  private struct Choice {
    var lines: [String]
    var state: String
  }

  /// A lesson with more questions than a code holds, some of which are quizzes.
  private static let lesson =
    "---\ntitle: One\nminutes: 9\n---\n\n# One\n\n"
    + (0..<15).map { number in
      """
      Which number is it?

      ```experiment integer.table name=read-\(number) predict=value
      encoding: twos-complement
      bits: 5
      codes: [\(["10001", "10101", "11011"][number % 3])]
      ```

      <details><summary>Result</summary>

      | bits    | value |
      |---------|------:|
      | `\(["10001", "10101", "11011"][number % 3])` | \(["  -15", "  -11", "   -5"][number % 3]) |

      - `\(["17", "21", "27"][number % 3])`: you read it without a sign. <!-- if: encoding=unsigned -->

      </details>

      """
    }.joined(separator: "\n")
    + (0..<4).map { number in
      """

      <!-- lesson: quiz name=quiz-\(number) -->

      How many?

      1. two
      2. four
      3. eight

      <details><summary>Result</summary>

      1. No. Too few.
      2. \(number == 3 ? "Yes. This, too." : "No. Still too few.")
      3. Yes. That many.

      </details>

      """
    }.joined()

  /// Returns the ways to answer a question, with their outcomes.
  private func choices(_ question: PageQuestion) -> [Choice] {
    if question.form == .choices {
      let wrong = question.wrongChoices.enumerated().map { Choice(lines: ["\($1 + 1)"], state: "slip \($0 + 1)") }
      let right = question.choices.map { "\($0 + 1)" }.joined(separator: ", ")
      return [Choice(lines: [right], state: "right"), Choice(lines: ["?"], state: "unknown")] + wrong
    }
    let slips = question.slips.prefix(4).enumerated().map { position, values in
      Choice(lines: values.map { $0.forms[0] }, state: "slip \(position + 1)")
    }
    let zeros = question.right.map { value in
      value.kind == .code ? String(repeating: "0", count: value.forms[0].count) : "987654321"
    }
    let others = question.right.contains { $0.kind == .word } ? [] : [Choice(lines: zeros, state: "other")]
    return [Choice(lines: question.shown, state: "right"), Choice(lines: ["?"], state: "unknown")] + slips
      + others.filter { choice in question.verdict(on: choice.lines) == .other }
  }

  @Test("The codes of twelve learners equal what they did, quizzes included", arguments: ["five-bits", "many"])
  func twelve(_ name: String) async throws {
    let folder = try TemporaryFolder()
    var course = "\(packageRoot)/lessons/workshops/five-bits.yml"
    if name == "many" {
      try folder.write(Self.lesson, to: "lessons/one/lesson.md")
      try folder.write(
        "title: {en: Many, ja: たくさん}\nminutes: 9\nparts:\n  - {lesson: one, minutes: 9}\n", to: "lessons/w.yml")
      course = "lessons/w.yml"
    }
    let page = await CommandLineRun.lesson(["handout", course, "--output", "out", "--name", "page"], in: folder.path)
    #expect(page.status == 0, "\(page.messages)")
    let encoded = try #require(try folder.text("out/page.html").firstMatch(of: /id="data">([^<]*)</)?.1)
    let bytes = try #require(Base64.bytes(of: String(encoded)))
    let questions = try JSONDecoder().decode(Data.self, from: Foundation.Data(bytes)).questions
    #expect(questions.contains { $0.form == .choices } && (name == "five-bits" || questions.count > 16))
    let seed: UInt64 = 20_261_128
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    var expected: [[String]] = []
    var codes: [String] = []
    for learner in 0..<12 {
      let given = questions.map { random.pick(choices($0)) }
      expected.append(given.map(\.state))
      let language = learner.isMultiple(of: 2) ? "en" : "ja"
      let run = await CommandLineRun.lesson(
        ["next", course, "--state", "\(learner).jsonl", "--language", language], typing: given.flatMap(\.lines),
        in: folder.path)
      let found = run.output.matches(of: /(?m)^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).map { String($0.0) }
      #expect(found.count == (questions.count + 15) / 16, "\(run.output)\(run.messages)")
      codes.append(found.joined(separator: " ") + " learner \(learner)")
    }
    #expect(Set(expected.joined()).isSuperset(of: ["right", "unknown", "slip 1", "slip 2", "other"]))
    try folder.write(codes.joined(separator: "\n") + "\n", to: "codes.txt")
    let table = await CommandLineRun.lesson(
      ["class", "codes.txt", "--workshop", course, "--format", "csv"], in: folder.path)
    #expect(table.status == 0, "\(table.messages)")
    let rows = table.output.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
    #expect(rows.first == ["line"] + questions.map(\.id) + ["note"])
    for (learner, row) in rows.dropFirst().enumerated() {
      #expect(row == ["\(learner + 1)"] + expected[learner] + ["learner \(learner)"])
    }
    #expect(rows.count == 13)
  }
}
