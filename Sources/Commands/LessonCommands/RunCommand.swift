import ArgumentParser
import ExperimentKit
import LessonKit
import LessonReport
import LessonRunner
import SourceText
import SwiftCells
import Terminal

/// `lesson run`: runs cells and compares them with their transcripts.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", _superCommandName: "lesson",
    abstract: "Run the cells of lessons and compare the results with the transcripts.",
    discussion: """
      Put options that a project always needs into a file `lesson.yml` in the folder of its lessons, as lines such as \
      `strict: true` or `jobs: 2`, by the names of the options. `--only`, `--changed`, `--shard` and the options for \
      output files are not allowed there.

      Example: lesson run lessons/addition --report lesson-report
      Example: lesson run lessons/addition/lesson.md#five-minus-three
      Example: lesson run README.md Sources/Shop/Shop.docc --modules .build/debug --import Shop
      Example: lesson run --package .
      Example: lesson run lessons --format junit --output lessons.xml
      Example: lesson run --changed=main --fail-fast
      Example: lesson run --remote-cache https://cache.example.org/lessons --remote-cache-read-only
      Example: lesson run --shard 3/8 --format json --output 3.json
      Example: lesson run README.md --fail-on differs,traps,does-not-compile --baseline documentation.yml
      """)

  @OptionGroup var documents: DocumentOptions
  @OptionGroup var packages: PackageOptions
  @OptionGroup var cells: CellOptions
  @OptionGroup var narrowing: NarrowingOptions
  @OptionGroup var outcomes: OutcomeOptions
  @OptionGroup var sharing: RemoteCacheOptions
  @Flag(help: "Treat cells without a transcript, skipped cells and warnings in lessons as failures.")
  var strict = false
  @Flag(help: "Omit details that differ between machines from the report and from JSON.")
  var reproducible = false
  @Flag(help: .twice)
  var twice = false
  @Flag(help: "Compute cells for other values of their parameters, too, one parameter at a time.")
  var vary = false
  @Flag(help: "Stop at the first document with a failure.")
  var failFast = false
  @Flag(name: .shortAndLong, help: "Print only failures.")
  var quiet = false
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The number of documents to run in parallel (default: the number of processors).", valueName: "count"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "The kinds of failure that fail the run, separated by commas, such as differs,traps,does-not-compile (default: differs,traps,announced,no-such-api,unbalanced). A cell that could not run always fails.",
      valueName: "kinds"), completion: .custom(ExperimentCompletion.failures))
  var failOn: String?
  @Option(
    help: ArgumentHelp("A file of known failures to tolerate.", valueName: "file"), completion: .file())
  var baseline: String?
  @Option(
    defaultAsFlag: "-",
    help: ArgumentHelp(
      "Print one table of the listings of each module in Markdown at the end, or add it to this file.",
      valueName: "file"), completion: .file(extensions: ["md"]))
  var summary: String?
  @Flag(help: "Write the current failures to the baseline: fixed ones are removed, and reasons are preserved.")
  var writeBaseline = false

  func validate() throws {
    _ = try failureKinds()
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError.usage("'--jobs' takes a number from 1 to 1024.") }
    if writeBaseline, baseline == nil { throw ValidationError.usage("'--write-baseline' needs '--baseline FILE'.") }
  }

  func run() async throws {
    var command = self
    let session = cells.session
    let configuration = try session.configuration(near: documents.paths)
    command.take(configuration)
    try await SharedOutcomes(sharing, configuration, session).share { [command] in try await command.run($0) }
  }

  private func run(_ session: Session) async throws {
    let package = try await packages.built(documents.modules, session)
    var times = try readTimes(session)
    let selection = try await narrowing.selection(
      of: documents.paths, default: package?.paths ?? [],
      common: [documents.setup, documents.modules].compactMap(\.self), readsCode: package != nil, times: times, session)
    let swift = try documents.swiftCells(session, of: package, for: selection)
    var runner = session.runner(swift: swift)
    runner.jobs = jobs ?? runner.jobs
    runner.looksForNames = true
    runner.computesTwice = twice
    runner.variesAll = vary
    var verdict = RunVerdict(
      FailureRules(try failureKinds(), isStrict: strict), baseline: try readBaseline(session))
    verdict.take(selection.findings)
    let (format, isRecorded) = (outcomes.printed, outcomes.needsRecord)
    var paths: [String: String] = [:]
    var record = RunRecord()
    record.findings = selection.findings
    let printer = OutcomePrinter(session, options: packages.words(documents))
    printer.print(selection.findings)
    if !quiet { printer.print(notes: selection.notes) }
    var proposal = SetupProposal()
    var modules = ModuleTable()
    var hasSwift = false
    var withoutCompiler = 0
    do {
      try await runner.run(selection, keepsResults: isRecorded || namesFailures || summary != nil) { outcome in
        let before = verdict.count
        let verdicts = verdict.take(outcome)
        printer.print(outcome.allFindings)
        printer.print(warnings: outcome.warnings)
        if format == .text { quiet ? printer.print(differencesOf: outcome) : printer.print(outcome) }
        record.add(outcome, strict || namesFailures ? verdicts : nil, keeps: isRecorded)
        if isRecorded { paths[outcome.reportPath] = outcome.path }
        times?.take(outcome)
        proposal.take(outcome)
        if summary != nil { modules.take(outcome, verdicts, module: package?.module(of: outcome.path) ?? outcome.path) }
        hasSwift = hasSwift || outcome.hasCompiledSwift
        withoutCompiler += outcome.count(skippedFor: .noCompiler)
        if failFast, verdict.count > before { throw FirstFailure() }
      }
    } catch is FirstFailure {
      printer.print(notRun: selection.groups.reduce(0) { $0 + $1.count } - record.summary.documents)
    }
    if let shard = selection.shard {
      record.shard = ShardRecord(
        index: shard.shard.index, count: shard.shard.count,
        positions: Array(shard.positions.prefix(record.summary.documents)), total: shard.total)
    }
    // Without a compiler, the output of a console cell would say nothing about the lesson, so the cell is skipped.
    if session.isConsoleCell, withoutCompiler > 0 { throw Unavailable.swiftCompiler }
    if hasSwift { session.warn(of: await swift?.weakness(), unenforced: await swift?.unenforcedLimits()) }
    if isRecorded, !reproducible { record.provenance = await .current(hasSwift ? swift : nil) }
    if documents.paths.isEmpty, let links = await package?.linkFindings() {
      printer.print(warnings: links)
      verdict.take(links: links)
    }
    if format == .text, !quiet || verdict.ending != .good {
      printer.print(record.summary)
      printer.print(cellsWithoutCompiler: withoutCompiler)
      if let sentence = proposal.sentence { session.output.write("\(session.text(sentence))") }
    }
    if let summary { try write(modules, to: summary, session) }
    if isRecorded { try outcomes.finish(record, verdict.rules, paths: paths, session) }
    if narrowing.writeTimes, let file = narrowing.times { try write(times, to: file, session) }
    if namesFailures { try finish(&verdict, session) }
    try ExitStatus.end(verdict)
  }

  /// The error that stops the run after the first failure.
  private struct FirstFailure: Error {}

  /// Whether the run reports failures by kind at its end.
  private var namesFailures: Bool { failOn != nil || baseline != nil }

  /// Takes the settings that the command line does not give.
  private mutating func take(_ configuration: RunConfiguration) {
    documents.take(configuration)
    strict = strict || configuration.strict
    reproducible = reproducible || configuration.reproducible
    failFast = failFast || configuration.failsFast
    quiet = quiet || configuration.quiet
    jobs = jobs ?? configuration.jobs
    baseline = baseline ?? configuration.baseline
    if failOn == nil, !configuration.failOn.isEmpty { failOn = configuration.failOn.joined(separator: ",") }
    narrowing.writtenIn = narrowing.writtenIn ?? configuration.writtenIn
    narrowing.times = narrowing.times ?? configuration.times
  }

  private func readTimes(_ session: Session) throws -> DocumentTimes? {
    guard let file = narrowing.times else { return nil }
    if !narrowing.writeTimes, PathKind.identity(session.folder.resolve(file)) == nil {
      session.report(
        Finding(
          Place(file: file), "There is no such file, so the document times are unknown.",
          help: "Create one with `--write-times`."), .warning)
    }
    return try DocumentTimes(file, in: session.folder)
  }

  private func write(_ times: DocumentTimes?, to file: String, _ session: Session) throws {
    try times?.write(to: file, in: session.folder)
  }

  /// Prints the table of modules, or adds it to a file.
  private func write(_ modules: ModuleTable, to file: String, _ session: Session) throws {
    let lines = modules.lines(session.language)
    if file == "-" {
      return outcomes.printed == .text ? session.output.write(lines: lines) : session.messages.write(lines: lines)
    }
    let path = session.folder.resolve(file)
    let old = PathKind.identity(path) == nil ? [] : try session.folder.read(file)
    let text = Array((lines.joined(separator: "\n") + "\n").utf8)
    OutcomePrinter(session).print(notes: try TextFile.replace(path, with: old + text))
  }

  private func failureKinds() throws -> [FailureKind] {
    guard let failOn else { return FailureRules.standard }
    return try failOn.split(separator: ",").map { word in
      let word = String(word).trimmed
      guard let kind = FailureKind(word: word) else {
        let help = Suggestion.help(for: word, among: FailureKind.all.map(\.word), what: "kinds")
        throw ValidationError.usage("`\(word)` is not a kind of failure. \(help)")
      }
      return kind
    }
  }

  private func readBaseline(_ session: Session) throws -> Baseline? {
    guard let baseline else { return nil }
    if writeBaseline, PathKind.identity(session.folder.resolve(baseline)) == nil { return Baseline(path: baseline) }
    return try Baseline(path: baseline, bytes: try session.folder.read(baseline), isReplaced: writeBaseline)
  }

  /// Prints the kinds of failures and those that the baseline tolerates, or writes the baseline.
  private func finish(_ verdict: inout RunVerdict, _ session: Session) throws {
    let printer = OutcomePrinter(session)
    let exists = { PathKind.identity(session.folder.resolve($0)) != nil }
    guard writeBaseline, let baseline, let text = verdict.newBaseline(exists: exists) else {
      if outcomes.printed == .text { session.output.write(lines: verdict.lines) }
      return printer.print(verdict.outdated(exists: exists))
    }
    printer.print(try TextFile.replace(session.folder.resolve(baseline), with: Array(text.utf8)))
    verdict.tolerateCells()
    if outcomes.printed == .text { session.say("wrote \(baseline)") }
  }
}
