import ExperimentKit
import LessonKit
import LessonRunner
import Results
import TestSupport
import Testing

@Suite("Console cells")
struct ConsoleCellTests {
  /// A console that prints its arguments, one word per line; `fail` ends with status 2.
  private let echo: ConsoleExecutor = { arguments, _ in
    ConsoleOutput(lines: arguments, status: arguments.contains("fail") ? 2 : 0)
  }

  private func run(_ text: String, console: ConsoleExecutor?) async throws -> [CellOutcome] {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "a.md")
    let collector = Collector()
    await Runner(catalogue: sampleCatalogue, console: console).run(Selection([path]), keepsResults: true) {
      collector.all += $0.cells
    }
    return collector.all
  }

  private final class Collector {
    var all: [CellOutcome] = []
  }

  @Test("The commands of a console cell run in order, and their output and nonzero status are compared")
  func agrees() async throws {
    let cells = try await run(
      "```console\n$ lesson a 'b c' \"\"\na\nb c\n\n$ lesson fail\nfail\n[exit status 2]\n```\n", console: echo)
    #expect(cells.map(\.status) == [.agrees])
  }

  @Test("A console cell with only commands has no transcript yet")
  func noTranscript() async throws {
    #expect(try await run("```console\n$ lesson a\n```\n", console: echo).map(\.status) == [.noTranscript])
    #expect(try await run("```console\n$ lesson\n```\n", console: echo).map(\.status) == [.agrees])
  }

  @Test("A difference in a console cell names the line")
  func differs() async throws {
    let cells = try await run("```console\n$ lesson a\nb\n```\n", console: echo)
    #expect(cells.map(\.status) == [.differs])
    #expect(cells[0].differences.map(\.line) == [3])
  }

  @Test("Console cells inside a console cell are skipped")
  func nested() async throws {
    let cells = try await run("```console\n$ lesson a\n```\n", console: nil)
    #expect(cells.map(\.reason) == ["console cells do not run inside a console cell"])
  }

  @Test("A console cell is skipped if the machine lacks something for one of its commands")
  func missing() async throws {
    let cells = try await run("```console\n$ lesson a\na\n$ lesson b\n```\n") { arguments, _ in
      guard arguments == ["a"] else { throw Unavailable("no b is here") }
      return ConsoleOutput(lines: arguments, status: 0)
    }
    #expect(cells.map(\.status) == [.skipped])
    #expect(cells.map(\.reason) == ["no b is here"])
  }

  @Test("An update writes the output of the commands into the console cell")
  func update() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("```console\n$ lesson a\nold\n$ lesson fail\n```\n", to: "a.md")
    await Updater(Runner(catalogue: sampleCatalogue, console: echo), isDryRun: false).update(Selection([path])) { _ in }
    #expect(try folder.text("a.md") == "```console\n$ lesson a\na\n$ lesson fail\nfail\n[exit status 2]\n```\n")
  }
}
