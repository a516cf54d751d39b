import TestSupport
import Testing

@Suite("Exit statuses and messages of commands")
struct ExitStatusTests {
  private static let good =
    "```experiment integer.table name=a\nencoding: unsigned\nbits: 1\n```\n\n| bits | value |\n|-|-|\n| `0` | 0 |\n| `1` | 1 |\n"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.good, to: "good.md")
    try folder.write(Self.good.replacing("| `1` | 1 |", with: "| `1` | 7 |"), to: "wrong.md")
    try folder.write(Self.good.replacing("unsigned", with: "signed"), to: "error.md")
    try folder.write("```experiment integer.table name=a\nencoding: unsigned\nbits: 1\n```\n", to: "new.md")
    try folder.write("# A\n\n```swift ignore\nprint(1)\n```\n", to: "skipped.md")
    try folder.write("---\ntitel: A\n---\n", to: "a/lesson.md")
    return folder
  }

  @Test(
    "`lesson run` ends with 0 if all agree, 1 if something differs, 2 if something could not run",
    arguments: [
      (["run", "good.md"], 0), (["run", "good.md", "wrong.md"], 1), (["run", "wrong.md", "error.md"], 2),
      (["run", "missing.md", "good.md"], 2), (["run"], 2), (["run", "good.md#a"], 0), (["run", "good.md#b"], 2),
      (["run", "new.md"], 0), (["run", "new.md", "--strict"], 1), (["run", "skipped.md"], 0),
      (["run", "skipped.md", "--strict"], 1), (["run", "good.md", "--strict"], 0),
      (["run", "good.md", "--colour"], 64),
      (["update", "good.md", "--dry-run"], 0), (["update", "wrong.md", "--dry-run"], 1),
      (["update", "error.md", "wrong.md"], 2), (["update", "new.md"], 0), (["list", "good.md"], 0),
      (["list", "missing.md"], 2), (["try", "integer.carry"], 0), (["try", "integer.tables"], 64),
      (["try", "integer.table"], 64), (["try", "integer.table", "encoding=unsigned", "bits"], 64),
      (["experiments"], 0), (["experiments", "integer.table"], 0), (["experiments", "nothing"], 64), (["rnu"], 64),
      (["--version"], 0), (["--help"], 0), (["run", "--help"], 0), (["run", "good.md", "--format", "xml"], 64),
      (["run", "good.md", "--report", "good.md/report"], 2), (["run", "good.md", "--report", "a"], 64),
      (["list", "a"], 2),
    ] as [([String], Int32)])
  func status(_ words: [String], _ status: Int32) async throws {
    let folder = try folder()
    let run = await CommandLineRun.lesson(words, in: folder.path)
    #expect(run.status == status, "\(run.output)\(run.messages)")
    #expect(run.messages.isEmpty == (status < 2), "what is wrong with the call or the documents is a message")
  }

  @Test("A difference shows its place, both values, and the commands for the cell")
  func difference() async throws {
    let folder = try folder()
    let run = await CommandLineRun.lesson("run", "wrong.md", in: folder.path)
    #expect(
      run.output == """
        wrong.md#a differs
        wrong.md:9:9: error: row 2, column value differs.
            expected  7
            found     1
          run it again:    lesson run wrong.md#a
          update it:       lesson update wrong.md#a
        1 document, 1 cell: 1 differs

        """)
  }

  @Test("The commands that a difference suggests work unchanged")
  func commands() async throws {
    let folder = try folder()
    let run = await CommandLineRun.lesson("run", "wrong.md", in: folder.path)
    for line in run.output.split(separator: "\n") where line.contains("lesson update") {
      let words = line.split(separator: " ").map(String.init)
      let command = Array(words[(words.firstIndex(of: "lesson") ?? 0) + 1..<words.count])
      #expect(await CommandLineRun.lesson(command, in: folder.path).status == 0)
    }
    #expect(await CommandLineRun.lesson("run", "wrong.md", in: folder.path).status == 0)
    #expect(try folder.text("wrong.md") == Self.good)
  }

  @Test("Long texts are cut to the part around their difference")
  func longTexts() async throws {
    let folder = try TemporaryFolder()
    try folder.write("```experiment integer.ring name=r\nencoding: bias\n```\n", to: "a.md")
    #expect(await CommandLineRun.lesson("update", "a.md", in: folder.path).status == 0)
    try folder.write(folder.text("r.svg").replacing("Adding one", with: "Adding two"), to: "r.svg")
    let run = await CommandLineRun.lesson("run", "a.md", in: folder.path)
    #expect(run.output.contains("Adding two") && run.output.contains("Adding one"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count < 120 })
  }

  @Test("Only the first ten differences of a cell are shown")
  func manyDifferences() async throws {
    let folder = try TemporaryFolder()
    try folder.write("```experiment integer.table\nencoding: bias\n```\n", to: "a.md")
    #expect(await CommandLineRun.lesson("update", "a.md", in: folder.path).status == 0)
    let text = try folder.text("a.md").replacing("encoding: bias", with: "encoding: unsigned")
    try folder.write(text, to: "a.md")
    let run = await CommandLineRun.lesson("run", "a.md", in: folder.path)
    #expect(run.output.contains("  and 22 more\n"))
  }

  @Test("Every command has help with an example", arguments: ["run", "update", "list", "try", "experiments"])
  func help(_ command: String) async {
    let run = await CommandLineRun.lesson(command, "--help")
    #expect(run.output.contains("Example: lesson \(command)"))
  }

  @Test("A mistyped option gets a suggestion")
  func suggestion() async {
    let run = await CommandLineRun.lesson("run", "--strcit")
    #expect(run.messages.contains("Did you mean '--strict'?"))
  }
}
