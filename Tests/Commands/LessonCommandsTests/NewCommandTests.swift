import Foundation
import SourceText
import TestSupport
import Testing

/// Tests that run the files of `lesson new` unchanged.
@Suite("lesson new")
struct NewCommandTests {
  @Test(
    "A new lesson agrees, and no rule finds anything in it",
    arguments: [["en,ja"], ["en"], ["ja"]])
  func lesson(_ languages: [String]) async throws {
    let folder = try TemporaryFolder()
    let new = await CommandLineRun.lesson(
      ["new", "lesson", "even-numbers", "--languages"] + languages, in: folder.path)
    #expect(new.status == 0 && new.messages.isEmpty, "\(new.messages)")
    let run = await CommandLineRun.lesson("run", "--strict", "lessons", in: folder.path)
    #expect(run.status == 0, "\(run.output)\(run.messages)")
    let check = await CommandLineRun.lesson("check", "--strict", "lessons", in: folder.path)
    #expect(check.status == 0, "\(check.output)\(check.messages)")
    #expect(try folder.names(in: "lessons/even-numbers").count == languages[0].split(separator: ",").count)
  }

  @Test("A new host answers once it is trusted, and `hosts.yml` keeps its other hosts", .enabled(if: hasPython))
  func host() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# Ours.\nother: {command: [none], topics: [other]}", to: "lessons/hosts.yml")
    #expect(await CommandLineRun.lesson("new", "host", "weather", in: folder.path).status == 0)
    #expect(
      try folder.text("lessons/hosts.yml").hasPrefix("# Ours.\nother: {command: [none], topics: [other]}\nweather:\n"))
    try folder.write(
      """
      ---
      title: T
      ---

      ```experiment weather.squares
      numbers: [1, -12]
      ```

      | number | square |
      |-------:|-------:|
      |      1 |      1 |
      |    -12 |    144 |

      """, to: "lessons/a/lesson.md")
    let run = await CommandLineRun.lesson("run", "lessons", in: folder.path)
    #expect(run.status == 0, "\(run.output)\(run.messages)")
    let wrong = await CommandLineRun.lesson("try", "weather.squares", "numbers=[a]", in: folder.path)
    #expect(wrong.status == 64 && wrong.messages.contains("It takes a whole number from -1000 to 1000."))
  }

  private static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  @Test("A new experiment compiles and returns its table")
  func experiment() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Sources/Course/AppExperiments", withIntermediateDirectories: true)
    let new = await CommandLineRun.lesson("new", "experiment", "parity.table", in: folder.path)
    #expect(
      new.output.hasPrefix(
        """
        wrote Sources/Course/AppExperiments/Parity/ParityTable.swift
        wrote Tests/Course/AppExperimentsTests/Parity/ParityTableTests.swift
        """))
    let source = try folder.text("Sources/Course/AppExperiments/Parity/ParityTable.swift")
    try folder.write(
      """
      ```swift
      \(source)
      let columns = ParityTable(numbers: [-3]).run().columns
      print(columns.map(\\.title.en))
      ```

      ```transcript
      ["number", "square"]
      ```

      """, to: "lesson.md")
    let text = try folder.text("lesson.md")
    try folder.write("---\ntitle: T\n---\n\n" + text, to: "lesson.md")
    let run = await CommandLineRun.lesson("run", "lesson.md", in: folder.path)
    #expect(run.status == 0, "\(run.output)\(run.messages)")
  }

  @Test(
    "`lesson new` refuses wrong names and existing files, and then writes nothing",
    arguments: [
      (["lesson", "Even"], "lesson new: error: `Even` is not a valid name."),
      (["experiment", "parity"], "lesson new: error: `parity` is not a valid name. Write a topic and a name"),
      (["lesson", "a", "--languages", "fr"], "lesson new: error: Lessons cannot be written in the language `fr`."),
      (["lesson", "a", "--languages", "ja,en"], "lesson new: error: Name English first."),
      (["host", "a", "--languages", "en"], "Error: '--languages' is only for lessons. Remove it."),
      (["lesson", "there"], "lessons/there/lesson.md: error: The file already exists."),
    ])
  func refused(_ words: [String], _ message: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "lessons/there/lesson.md")
    let run = await CommandLineRun.lesson(["new"] + words, in: folder.path)
    #expect(run.status == (words.last == "there" ? 2 : 64))
    #expect(run.messages.hasPrefix(message), "\(run.messages)")
    #expect(try folder.text("lessons/there/lesson.md") == "mine")
    #expect(try folder.names(in: "lessons") == ["there"] && folder.names(in: "lessons/there") == ["lesson.md"])
  }
}
