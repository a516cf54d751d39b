import SourceText
import TestSupport
import Testing

@Suite("Sheets of exercises")
struct ExerciseSheetTests {
  private static let lesson = """
    ---
    title: One
    minutes: 9
    ---

    # One

    First words.

    ## Exercises

    1. Read `101`.

    ## Write it in Swift

    Return twice the number.

    ```swift exercise name=twice
    func twice(_ number: Int) -> Int { number }
    ```

    ```swift check name=twice
    precondition(twice(3) == 6)
    ```

    <details><summary>Solution</summary>

    ```swift solution name=twice
    func twice(_ number: Int) -> Int { 2 * number }
    ```

    </details>

    A last remark.

    ## Answers

    1. It is 5.

    ## For teachers

    Draw a ring.

    """

  private func page(_ words: [String], _ name: String) async throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(Self.lesson, to: "lessons/one/lesson.md")
    try folder.write("---\ntitle: Two\nminutes: 9\n---\n\n# Two\n\nOther words.\n", to: "lessons/two/lesson.md")
    let run = await CommandLineRun.lesson(
      ["handout", "lessons", "--only", "exercises", "--output", "out"] + words, in: folder.path)
    #expect(run.output == "wrote out/\(name)\n", "\(run.output)\(run.messages)")
    return try folder.text("out/\(name)")
  }

  @Test("A sheet has the exercises and neither answers nor solutions")
  func exercises() async throws {
    let page = try await page([], "one-exercises.html")
    #expect(page.contains("<code>101</code>") && page.contains("Return twice the number."))
    #expect(page.contains("A last remark."))
    for absent in ["First words.", "Other words.", "2 * number", "It is 5.", "Draw a ring.", "Solution", "9 minutes"] {
      #expect(!page.contains(absent), "\(absent)")
    }
  }

  @Test("A sheet with solutions shows them without being opened")
  func solutions() async throws {
    let page = try await page(["--solutions"], "one-solutions.html")
    #expect(page.contains("It is 5.") && page.contains("Return twice the number.") && page.contains("Solution"))
    #expect(page.contains("<details class=\"answers\" open>") && page.contains("<details class=\"fold\" open>"))
    #expect(!page.contains("First words.") && !page.contains("Draw a ring."))
  }

  private static let workshop = """
    title: An evening
    minutes: 9
    parts:
      - lesson: one
        sections: [SECTIONS]
        minutes: 5
      - {lesson: two, minutes: 4}

    """

  private func sheet(_ sections: String, _ words: [String] = []) async throws -> (page: String?, run: CommandLineRun) {
    let folder = try TemporaryFolder()
    try folder.write(Self.lesson, to: "lessons/one/lesson.md")
    try folder.write("---\ntitle: Two\nminutes: 9\n---\n\n# Two\n\nOther words.\n", to: "lessons/two/lesson.md")
    try folder.write(Self.workshop.replacing("SECTIONS", with: sections), to: "lessons/w.yml")
    let run = await CommandLineRun.lesson(
      ["handout", "lessons/w.yml", "--only", "exercises", "--output", "out"] + words, in: folder.path)
    return (try? folder.text("out/w-\(words.isEmpty ? "exercises" : "solutions").html"), run)
  }

  @Test("The sheet of a workshop has its title, and only the exercises in the sections of its parts")
  func workshop() async throws {
    let (page, run) = try await sheet("one, write-it-in-swift")
    let text = try #require(page, "\(run.messages)")
    #expect(text.contains("<title>An evening</title>") && text.contains("Return twice the number."))
    for absent in ["<code>101</code>", "First words.", "Other words.", "2 * number", "It is 5."] {
      #expect(!text.contains(absent), "\(absent)")
    }
    let list = try #require(try await sheet("exercises").page)
    #expect(list.contains("<code>101</code>") && !list.contains("Return twice the number."))
  }

  @Test("The solutions of a workshop's sheet belong to its exercises, even if no part shows the answers")
  func workshopSolutions() async throws {
    let swift = try #require(try await sheet("write-it-in-swift", ["--solutions"]).page)
    #expect(swift.contains("<title>An evening</title>") && swift.contains("A last remark."))
    #expect(!swift.contains("It is 5.") && !swift.contains("<code>101</code>"))
    let list = try #require(try await sheet("exercises", ["--solutions"]).page)
    #expect(list.contains("It is 5.") && !list.contains("A last remark."))
  }

  @Test("The names of written pages come with Japanese words")
  func japanese() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.lesson, to: "lessons/one/lesson.md")
    for words in [[], ["--output", "out"]] {
      let run = await CommandLineRun.lesson(["handout", "lessons/one"] + words, in: folder.path, language: .japanese)
      #expect(run.output == "書き込みました: \(words.isEmpty ? "" : "out/")one.html\n", "\(run.output)\(run.messages)")
    }
  }

  @Test("A workshop whose sections have no exercises is refused with a way out")
  func workshopWithout() async throws {
    let (page, run) = try await sheet("one")
    #expect(page == nil && run.status == 2)
    #expect(
      run.messages.hasPrefix(
        "lessons/w.yml: error: The sections of this workshop have no exercises. Add a section with exercises"),
      "\(run.messages)")
  }

  @Test("Options that do not fit together are refused, and so are lessons without exercises")
  func refused() async throws {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: Two\nminutes: 9\n---\n\n# Two\n\nOther words.\n", to: "lessons/two/lesson.md")
    let none = await CommandLineRun.lesson("handout", "lessons/two", "--only", "exercises", in: folder.path)
    #expect(none.status == 2 && none.messages.contains("These lessons have no exercises."))
    #expect(await CommandLineRun.lesson("handout", "lessons", "--solutions", in: folder.path).status == 64)
    let separate = await CommandLineRun.lesson(
      "handout", "lessons", "--only", "exercises", "--separate", in: folder.path)
    #expect(separate.status == 64)
  }
}
