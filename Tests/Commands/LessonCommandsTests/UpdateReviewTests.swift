import TestSupport
import Testing

@Suite("lesson update --review")
struct UpdateReviewTests {
  private static func cell(_ name: String, _ value: Int) -> String {
    "```experiment integer.table name=\(name)\nencoding: unsigned\nbits: 1\n```\n\n"
      + "| bits | value |\n|------|------:|\n| `0`  |     0 |\n| `1`  |     \(value) |\n\n"
  }

  private static let document = cell("first", 7) + cell("second", 8) + cell("third", 1) + "Words.\n"

  private func review(_ answers: [String]) async throws -> (text: String, run: CommandLineRun) {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.md")
    let run = await CommandLineRun.lesson(["update", "a.md", "--review"], typing: answers, in: folder.path)
    return (try folder.text("a.md"), run)
  }

  @Test("Accepted cells are written, and the rest of the document keeps its bytes")
  func updated() async throws {
    let (text, run) = try await review(["s", "u"])
    #expect(text == Self.cell("first", 7) + Self.cell("second", 1) + Self.cell("third", 1) + "Words.\n")
    #expect(run.status == 0 && run.output.hasSuffix("wrote a.md\n1 of 2 updated.\n"), "\(run.output)")
    #expect(run.output.contains("1/2  a.md:1\na.md:9:14: error: row 2, column value differs.\n    expected  7\n"))
  }

  @Test("Quitting leaves the remaining cells unchanged", arguments: [["q"], ["what?", "q"], ["u", "q"], ["u"]])
  func quit(_ answers: [String]) async throws {
    let (text, run) = try await review(answers)
    let first = answers.contains("u") ? 1 : 7
    #expect(text == Self.cell("first", first) + Self.cell("second", 8) + Self.cell("third", 1) + "Words.\n")
    #expect(run.status == 0)
  }

  @Test(
    "All of the rest is updated without further questions", arguments: [["a"], ["all"], ["bits=x", "a", "s", "a"]])
  func all(_ answers: [String]) async throws {
    let (text, run) = try await review(answers)
    let first = answers.count == 1 ? 1 : 7
    #expect(text == Self.cell("first", first) + Self.cell("second", 1) + Self.cell("third", 1) + "Words.\n", "\(text)")
    #expect(run.output.hasSuffix("\(answers.count == 1 ? 2 : 1) of 2 updated.\n"), "\(run.output)")
  }

  @Test("A parameter can be changed, and the new result is shown and written")
  func parameter() async throws {
    let (text, run) = try await review(["bits=2", "fold=2", "u", "s"])
    #expect(text.hasPrefix("```experiment integer.table name=first\nencoding: unsigned\nbits: 2\nfold: 2\n```\n\n|"))
    #expect(text.hasSuffix(Self.cell("second", 8) + Self.cell("third", 1) + "Words.\n"), "\(text)")
    #expect(run.output.contains("2/2  a.md:"))
  }

  @Test(
    "A cell that cannot run is not updated, and skipping or quitting restores the old values",
    arguments: [
      ["none=2", "u", "s", "s"], ["bits=x", "u", "q"], ["bits=2", "s", "q"], ["bits=2"], ["bits=x", "bits=3", "q"],
    ])
  func tried(_ answers: [String]) async throws {
    let (text, run) = try await review(answers)
    #expect(text == Self.document && run.status == 0, "\(text)")
    #expect(
      run.output.contains("The cell cannot run as it is. Change it again, or skip it.") == answers.contains("u"))
  }

  @Test("A new value goes into all languages of a lesson, and the review asks about it once")
  func languages() async throws {
    let folder = try TemporaryFolder()
    let lesson = "---\ntitle: T\n---\n\n\(Self.cell("first", 7))\(Self.cell("second", 1))"
    let names = ["a/lesson.md", "a/lesson.ja.md"]
    for words in [["a"], ["a/lesson.ja.md"]] {
      try folder.write(lesson, to: names[0])
      try folder.write(lesson.replacing("| bits | value |", with: "| ビット列 | 値 |"), to: names[1])
      let review = await CommandLineRun.lesson(
        ["update"] + words + ["--review"], typing: ["bits=2", "u"], in: folder.path)
      #expect(review.status == 0 && review.output.contains("wrote a/lesson.ja.md\nwrote a/lesson.md\n"), "\(review)")
      #expect(review.output.hasSuffix(words == ["a"] ? "2 of 2 updated.\n" : "1 of 1 updated.\n"))
      #expect(await CommandLineRun.lesson("run", "a", in: folder.path).status == 0)
      for name in names { #expect(try folder.text(name).contains("name=first\nencoding: unsigned\nbits: 2\n```")) }
    }
  }

  @Test("Without anybody to answer, the changes are only listed")
  func listed() async throws {
    let (text, run) = try await review([])
    #expect(text == Self.document && run.status == 1)
    #expect(run.output.hasSuffix("would write a.md\n2 cells in 1 file.\n"), "\(run.output)")
  }
}
