import ArgumentParser
import ExperimentKit
import LessonKit
import LessonRunner
import Playgrounds
import Results
import SourceText
import SwiftCells
import TimeLimits

/// `lesson play`: runs a playground and shows the results next to its lines.
struct PlayCommand: AsyncParsableCommand {
  /// The format of the printed results.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case markdown
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "play", _superCommandName: "lesson",
    abstract: "Run a playground and show the results next to its lines.",
    discussion: """
      In a loop, a line shows its last value and how often it was reached; JSON contains the values of up to 1000 \
      passes.

      Example: lesson play Playground/Lessons.playground --page Integers
      Example: lesson play Playground/Lessons.playground --expect Playground/results.md
      """)

  @Argument(help: ArgumentHelp("The playground.", valueName: "path"), completion: .directory)
  var path: String
  @Option(help: ArgumentHelp("Run only this page.", valueName: "name"))
  var page: String?
  @Option(help: "The output format.")
  var format: Format = .text
  @Option(
    help: ArgumentHelp("Compare with the results in this Markdown file.", valueName: "file"),
    completion: .file(extensions: ["md"]))
  var expect: String?
  @Flag(help: "Write the results to the file of '--expect'.")
  var update = false
  @Option(help: ArgumentHelp("The time limit for a page: 500ms, 10s or 2m.", valueName: "time"))
  var timeout = standardTimeLimit
  @OptionGroup var language: LanguageOption
  @OptionGroup var cells: CellOptions

  /// The default time limit of a page.
  static let standardTimeLimit = TimeLimit(duration: .seconds(10))

  /// The error for a machine without a Swift compiler.
  static let noCompiler = Finding(
    Place(file: "swiftc"), "No Swift compiler was found in PATH.", help: "Install Swift from swift.org.")

  func validate() throws {
    if update, expect == nil { throw ValidationError.usage("'--update' needs '--expect FILE', the file to write.") }
    if update, page != nil {
      throw ValidationError.usage("'--update' writes the results of all pages. Remove '--page'.")
    }
    if expect != nil, page != nil {
      throw ValidationError.usage("'--expect' compares the results of all pages. Remove '--page'.")
    }
  }

  func run() async throws {
    let session = cells.session
    let printer = OutcomePrinter(session)
    let bundle = PlaygroundBundle(path, folder: session.folder.resolve(path))
    printer.print(bundle.findings)
    if let page, !bundle.pageNames.isEmpty, !bundle.pageNames.contains(page) {
      let help = Suggestion.help(for: page, among: bundle.pageNames, what: "pages")
      printer.print([Finding(Place(file: path), "There is no page `\(page)`.", help: help)])
      throw ExitStatus.usage
    }
    guard !bundle.pageNames.isEmpty else { throw ExitStatus.couldNotRun }
    guard let swift = session.swift.cells() else {
      if session.isConsoleCell { throw Unavailable.swiftCompiler }
      throw Self.noCompiler
    }
    let run = try await swift.play(bundle, pages: page.map { [$0] }, timeLimit: timeout.duration)
    printer.print(run.findings)
    let report = PlayReport(bundle, run, language.language, session)
    printer.print(report.problems(isCompared: expect != nil))
    let differs = try finish(report, session)
    if !(bundle.findings + run.findings).isEmpty || !report.problems(isCompared: expect != nil).isEmpty {
      throw ExitStatus.couldNotRun
    }
    if differs { throw ExitStatus.differs }
  }

  /// Prints, compares, or records the results, and returns whether they differ.
  private func finish(_ report: PlayReport, _ session: Session) throws -> Bool {
    guard let expect else {
      report.print(format)
      return false
    }
    if format != .text { report.print(format) }
    return update ? try report.record(expect) : try report.compare(with: expect)
  }
}

/// A time limit such as `500ms`, `10s` or `2m`, up to ten minutes.
struct TimeLimit: ExpressibleByArgument {
  var duration: Duration

  var defaultValueDescription: String { "10s" }

  init(duration: Duration) {
    self.duration = duration
  }

  init?(argument: String) {
    guard let duration = Duration(timeLimit: argument) else { return nil }
    self.duration = duration
  }
}
