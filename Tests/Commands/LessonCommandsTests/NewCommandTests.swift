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
    #expect(try folder.names(in: "lessons/even-numbers").count == languages[0].split(separator: ",").count + 1)
    let handout = await CommandLineRun.lesson("handout", "lessons/even-numbers", in: folder.path)
    #expect(handout.status == 0 && handout.output.contains("16 results"), "\(handout.output)\(handout.messages)")
  }

  @Test("A new lesson has the languages that `check.yml` requires, or `lesson new` says which are missing")
  func requiredLanguages() async throws {
    let folder = try TemporaryFolder()
    try folder.write("languages: [en, ja]\n", to: "lessons/check.yml")
    let both = await CommandLineRun.lesson("new", "lesson", "both", in: folder.path)
    #expect(both.output.contains("wrote lessons/both/lesson.ja.md\n") && !both.output.contains("requires"))
    let english = await CommandLineRun.lesson("new", "lesson", "a", "--languages", "en", in: folder.path)
    #expect(
      english.output.contains(
        "`lessons/check.yml` requires other languages, too: add `lesson.ja.md`, or change its `languages`."),
      "\(english.output)")
    try folder.write("languages: [ja]\n", to: "lessons/check.yml")
    let japanese = await CommandLineRun.lesson("new", "lesson", "b", in: folder.path)
    #expect(japanese.output.hasPrefix("wrote lessons/b/lesson.ja.md\nwrote lessons/b/varied.lock\n"), "\(japanese)")
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

  @Test(
    "A new workshop has the lessons that are there, adds up, and makes a plan and pages in its languages",
    arguments: [(["en,ja"], 0), (["en,ja"], 3), (["en"], 2), (["ja"], 1)])
  func workshop(_ languages: [String], _ lessons: Int) async throws {
    let folder = try TemporaryFolder()
    for number in 0..<lessons {
      let new = await CommandLineRun.lesson(
        ["new", "lesson", "lesson-\(number)", "--languages"] + languages, in: folder.path)
      #expect(new.status == 0)
    }
    let new = await CommandLineRun.lesson(["new", "workshop", "evening", "--languages"] + languages, in: folder.path)
    #expect(new.status == 0 && new.output.hasPrefix("wrote lessons/workshops/evening.yml\n"), "\(new.messages)")
    let text = try folder.text("lessons/workshops/evening.yml")
    #expect(
      text.hasPrefix(languages == ["ja"] ? "# キーの説明は`lesson help plan`" : "# `lesson help plan` describes the keys."))
    #expect(text.ranges(of: "- lesson: ").count == lessons && text.contains("- break: 10") == (lessons == 3))
    // The lessons of one template ask the same question, which their panels answer.
    for words in [["check"], ["plan"], ["run"], ["handout"]] where lessons > 0 || words != ["run"] {
      let run = await CommandLineRun.lesson(words + ["lessons/workshops/evening.yml"], in: folder.path)
      #expect(run.status == 0, "\(words) \(run.output)\(run.messages)")
    }
    let pages = try folder.names(in: "").filter { $0.hasSuffix(".html") }
    let expected = ["en,ja": ["evening.html", "evening.ja.html"], "en": ["evening.html"], "ja": ["evening.ja.html"]]
    #expect(pages == expected[languages[0]])
  }

  @Test("A new state machine compiles and plays its events, and its table has no flaws")
  func machine() async throws {
    let folder = try TemporaryFolder()
    let new = await CommandLineRun.lesson("new", "experiment", "door.run", "--machine", in: folder.path)
    #expect(
      new.output == """
        wrote Sources/Door/DoorMachine.swift
        wrote Sources/Door/DoorRun.swift
        Move it to the sources of your host in Swift. If you have none: lesson new host NAME --swift
        Add it to the experiments of your host: await ExperimentHost([DoorRun.self, DoorStates.self]).run()
        Build your host: swift build
        Then run it: lesson try door.run 'events=[push, pull]'

        """, "\(new.output)")
    let sources = try ["DoorMachine", "DoorRun"].map { try folder.text("Sources/Door/\($0).swift") }
    try folder.write(
      """
      ---
      title: T
      ---

      ```swift
      \(sources.joined(separator: "\n"))
      print(DoorMachine.door.flaws.count, DoorStates().run().transitions.count)
      print(DoorRun(events: [.push, .push, .pull]).run().texts(.english).joined(separator: "\\n"))
      ```

      """, to: "lesson.md")
    let update = await CommandLineRun.lesson("update", "lesson.md", in: folder.path)
    #expect(update.status == 0, "\(update.output)\(update.messages)")
    let text = try folder.text("lesson.md")
    #expect(text.contains("```transcript\n0 2\n") && text.contains("opened 1 times"), "\(text.suffix(400))")
  }

  @Test("A new host in Swift is a package, and `hosts.yml` says how to build it")
  func swiftHost() async throws {
    let folder = try TemporaryFolder()
    let new = await CommandLineRun.lesson("new", "host", "weather", "--swift", in: folder.path)
    #expect(new.status == 0, "\(new.messages)")
    let host = try folder.text("lessons/weather-host/Sources/weather-host/main.swift")
    #expect(host.contains("\"weather.squares\""))
    #expect(host.hasSuffix("await ExperimentHost([WeatherSquares.self]).run()\n"))
    #expect(try folder.text("lessons/hosts.yml").contains("command: [weather-host/.build/debug/weather-host]\n"))
    let run = await CommandLineRun.lesson("try", "weather.squares", "numbers=[1]", in: folder.path)
    #expect(run.messages.contains("swift build --package-path lessons/weather-host"), "\(run.messages)")
  }

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
      (["host", "a", "--languages", "en"], "Error: '--languages' is only for lessons and workshops. Remove it."),
      (["host", "a", "--machine"], "Error: '--machine' is only for experiments. Remove it."),
      (["lesson", "a", "--swift"], "Error: '--swift' is only for hosts. Remove it."),
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
