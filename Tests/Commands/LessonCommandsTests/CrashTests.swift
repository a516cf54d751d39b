import Foundation
import TestSupport
import Testing

@Suite("Crashes of experiments")
struct CrashTests {
  private static let manners = ["index", "message", "overflow", "recursion", "abort", "global"]
  private static let cell = CrashingProgram.cell

  /// The status of each cell in a run's JSON, by document.
  private struct Record: Decodable {
    struct Document: Decodable {
      struct Cell: Decodable {
        var status: String
      }

      var path: String
      var cells: [Cell]
    }

    var documents: [Document]

    init(_ text: String) throws { self = try JSONDecoder().decode(Record.self, from: Data(text.utf8)) }

    /// The statuses of the cells of each document.
    var statuses: [[String]] { documents.map { $0.cells.map(\.status) } }
  }

  @Test("A crash costs only its cell, with every manner of crash", arguments: manners)
  func costsOnlyItsCell(manner: String) throws {
    let program = try CrashingProgram()
    try program.folder.write(
      Self.cell("none", "first") + Self.cell(manner, "bad") + Self.cell("none", "last"), to: "a.md")
    try program.folder.write(Self.cell("none", "other"), to: "b.md")
    let update = try program.run("update", "a.md", "b.md")
    #expect(update.status == 2)
    #expect(update.messages.contains(": error: The experiment "), "\(update.messages)")
    #expect(try program.folder.text("a.md").split(separator: "```transcript").count == 3)
    for _ in 0..<2 {
      let run = try program.run("run", "a.md", "b.md", "--format", "json")
      #expect(run.status == 2)
      #expect(try Record(run.output).statuses == [["agrees", "could-not-run", "agrees"], ["agrees"]])
      #expect(run.messages.contains("This is an error in the experiment. Please report it"), "\(run.messages)")
    }
  }

  @Test("A crash for another value of a cell costs only this value")
  func costsOnlyItsValue() throws {
    let program = try CrashingProgram()
    let varied = "```experiment crash.word name=varied vary=manner\nword: a\n```\n\n"
    try program.folder.write(Self.cell("none", "first") + varied + Self.cell("none", "last"), to: "a.md")
    let update = try program.run("update", "a.md")
    #expect(update.status == 0)
    for manner in Self.manners + ["loop"] {
      #expect(update.messages.contains("There is no result for `manner: \(manner)`"), "\(update.messages)")
    }
    #expect(try program.folder.text("a.md").contains("<!-- vary: 1 result, sha256 "))
    let run = try program.run("run", "a.md", "--format", "json")
    #expect(run.status == 0)
    #expect(try Record(run.output).statuses == [["agrees", "agrees", "agrees"]])
  }

  @Test("A crash has the reason that Swift reports")
  func reportsTheReason() throws {
    let program = try CrashingProgram()
    let run = try program.run("try", "crash.word", "manner=message")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.messages.contains("lesson try crash.word: error: The experiment traps: the parts do not fit."),
      "\(run.messages)")
  }

  @Test("Every report is whole after a crash", arguments: ["text", "json", "junit", "github", "tap"])
  func reportsAreWhole(format: String) throws {
    let program = try CrashingProgram()
    try program.folder.write(Self.cell("index", "bad") + Self.cell("none", "good"), to: "a.md")
    let run = try program.run("run", "a.md", "--format", format, "--report", "report")
    #expect(run.status == 2)
    #expect((run.output + run.messages).contains("a.md:1"), "\(run.output)")
    #expect(try program.folder.text("report/report.md").contains("The experiment "))
  }

  @Test("Documents whose cells crash at the same time all have their outcomes")
  func crashesInParallel() throws {
    let program = try CrashingProgram()
    let names = (0..<12).map { "\($0).md" }
    for name in names {
      try program.folder.write(
        Self.cell("none", "a") + Self.cell("index", "b") + Self.cell("none", "c"), to: "d/\(name)")
    }
    let run = try program.run("run", "d", "--format", "json", "--jobs", "8")
    #expect(run.status == 2)
    let expected = [["no-transcript", "could-not-run", "no-transcript"]]
    #expect(try Record(run.output).statuses == Array(repeating: expected[0], count: names.count))
  }

  @Test("Each of a hundred crashing cells could not run")
  func crashesOften() throws {
    let program = try CrashingProgram()
    try program.folder.write(String(repeating: Self.cell("index", "bad"), count: 100), to: "a.md")
    let run = try program.run("run", "a.md", "--format", "json")
    #expect(run.status == 2)
    #expect(try Record(run.output).statuses == [Array(repeating: "could-not-run", count: 100)])
  }

  @Test("Parameters that crash when they are read cost only their cell, in every command")
  func crashesOfParameters() throws {
    let program = try CrashingProgram()
    let cell = "```experiment crash.parameters\nword: %\n```\n\n"
    for name in ["lesson.md", "lesson.ja.md"] {
      try program.folder.write(
        "---\ntitle: T\nminutes: 1\n---\n\n# T\n\n" + cell.replacing("%", with: "crash")
          + cell.replacing("%", with: "fine"),
        to: "lessons/t/\(name)")
    }
    let run = try program.run("run", "lessons", "--format", "json")
    #expect(run.status == 2)
    #expect(try Record(run.output).statuses == Array(repeating: ["could-not-run", "no-transcript"], count: 2))
    let check = try program.run("check", "lessons", "--format", "json")
    #expect((0...2).contains(check.status) && !check.output.isEmpty, "\(check)")
    #expect(try program.run("try", "crash.parameters", "word=crash").status == 2)
    #expect(try program.run("try", "crash.parameters", "word=fine").output == "fine\n")
    let handout = try program.run("handout", "lessons/t")
    #expect(handout.status == 2)
    #expect(handout.messages.contains("lessons/t/lesson.md:8:1: error: The experiment traps"), "\(handout.messages)")
  }

  @Test("A command of a console cell that crashes ends with status 2 in its output")
  func crashesInConsoleCell() throws {
    let program = try CrashingProgram()
    try program.folder.write(
      "```console\n$ lesson try crash.word manner=message\n```\n\n" + Self.cell("none", "a"), to: "a.md")
    let update = try program.run("update", "a.md")
    #expect(update.status == 0, "\(update.messages)")
    let text = try program.folder.text("a.md")
    #expect(text.contains("The experiment traps: the parts do not fit."), "\(text)")
    #expect(text.contains("[exit status 2]"))
    #expect(try program.run("run", "a.md").status == 0)
  }

  @Test("`lesson next` goes on after values that crash")
  func goesOnAsking() throws {
    let program = try CrashingProgram()
    let question =
      "```experiment crash.word name=q predict\nword: right\n```\n\n<details><summary>Result</summary>\n\n</details>\n"
    try program.folder.write("---\ntitle: T\nminutes: 1\n---\n\n# T\n\n\(question)", to: "lessons/t/lesson.md")
    #expect(try program.run("update", "lessons").status == 0)
    let run = try program.run(
      "next", "lessons/t", "--state", "s.jsonl", typing: ["try manner=message", "right", "", "quit"])
    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("The experiment traps: the parts do not fit."), "\(run.output)")
    #expect(run.output.contains("Right."), "\(run.output)")
  }

  @Test("A sweep over experiments names each call that crashes or does not end")
  func isNamedBySweeps() async throws {
    let program = SweptProgram(
      BuiltProgram.path("crashing-lesson"), ["experiments", "--host"], patience: .seconds(5))
    let manners = ["none", "index", "loop", "message", "none"]
    let flaws = try await program.flaws(of: manners.map { Sweep.Call("crash.word", ["manner": $0]) }, width: 1)
    #expect(flaws.count == 3, "\(flaws)")
    #expect(flaws.first?.hasPrefix("lesson try crash.word manner=index: ended with signal ") == true)
    #expect(flaws.dropFirst().first == "lesson try crash.word manner=loop: did not end within 5.0 seconds")
    #expect(flaws.last?.contains("the parts do not fit") == true)
  }

  @Test("Ctrl-C ends a run with status 130 after a crash")
  func canBeInterrupted() throws {
    let program = try CrashingProgram()
    try program.folder.write(Self.cell("index", "bad") + Self.cell("loop", "slow"), to: "a.md")
    let process = Process()
    process.executableURL = URL(filePath: BuiltProgram.path("crashing-lesson"))
    process.arguments = ["run", "a.md"]
    process.currentDirectoryURL = URL(filePath: program.folder.path)
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(1_500_000)
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
  }
}
