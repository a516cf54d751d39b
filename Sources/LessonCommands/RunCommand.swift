import ArgumentParser
import ExperimentKit
import LessonKit
import LessonPage
import LessonReport
import LessonRunner
import SourceText
import SwiftCells

/// `lesson run`: runs cells and compares them with their transcripts.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", _superCommandName: "lesson",
    abstract: "Run the cells of lessons and compare what they give with the transcripts.",
    discussion: """
      Example: lesson run lessons/addition --report lesson-report
      Example: lesson run lessons/addition/lesson.md#five-minus-three
      Example: lesson run README.md Sources/Shop/Shop.docc --modules .build/debug --import Shop
      Example: lesson run --package .
      Example: lesson run README.md --fail-on differs,traps,does-not-compile --baseline documentation.yml
      """)

  @OptionGroup var documents: DocumentOptions
  @OptionGroup var packages: PackageOptions
  @OptionGroup var cells: CellOptions
  @Option(
    help: ArgumentHelp(
      "Write report.md, its pictures and report.html, which holds all in one, into this folder.", valueName: "folder"),
    completion: .directory)
  var report: String?
  @Option(help: .format)
  var format: OutputFormat = .text
  @Flag(help: "Let cells without a transcript and skipped cells fail too.")
  var strict = false
  @Flag(help: "Leave out of the report and of JSON what differs from machine to machine.")
  var reproducible = false

  @Option(
    help: ArgumentHelp(
      "What fails the run, joined by commas, such as differs,traps,does-not-compile; differs and traps if left out.",
      valueName: "kinds"))
  var failOn: String?
  @Option(
    help: ArgumentHelp("A file with what is known to fail and tolerated.", valueName: "file"), completion: .file())
  var baseline: String?
  @Flag(help: "Write into the baseline what fails now: what is mended goes, reasons stay.")
  var writeBaseline = false

  func validate() throws {
    _ = try failureKinds()
    if writeBaseline, baseline == nil { throw ValidationError("'--write-baseline' needs '--baseline FILE'.") }
    if writeBaseline, Session.current.isConsoleCell { throw ValidationError("A console cell writes no files.") }
    if report != nil, Session.current.isConsoleCell {
      throw ValidationError("A console cell writes no files: leave out '--report'.")
    }
  }

  func run() async throws {
    try await Session.$current.withValue(cells.session) { try await runInSession() }
  }

  private func runInSession() async throws {
    let session = Session.current
    let package = try await packages.built(documents.modules, session)
    let selection = documents.selection(session, of: package)
    let swift = try documents.swiftCells(session, of: package, for: selection)
    let runner = session.runner(swift: swift)
    var policy =
      failOn != nil || baseline != nil ? FailurePolicy(try failureKinds(), baseline: try readBaseline()) : nil
    let isRecorded = report != nil || format == .json
    var record = RunRecord()
    record.findings = selection.findings
    let printer = OutcomePrinter(session, options: packages.words(documents))
    printer.print(selection.findings + selection.notes)
    var hasSwift = false
    var withoutCompiler = 0
    await runner.run(selection, keepsResults: isRecorded || policy != nil) { outcome in
      policy?.take(outcome)
      printer.print(outcome.allFindings)
      if format == .text { printer.print(outcome) }
      record.add(outcome, keeps: isRecorded)
      hasSwift = hasSwift || outcome.hasCompiledSwift
      withoutCompiler += outcome.count(skippedFor: Unavailable.swiftCompiler.reason)
    }
    // What a console cell shows of cells that cannot run here says nothing of the lesson.
    if session.isConsoleCell, withoutCompiler > 0 { throw Unavailable.swiftCompiler }
    if hasSwift { session.warn(of: await swift?.weakness(), unenforced: await swift?.unenforcedLimits()) }
    if isRecorded, !reproducible { record.provenance = await .current(hasSwift ? swift : nil) }
    if format == .json {
      session.output.write(text: try JSONText.of(record))
    } else {
      printer.print(record.summary)
      printer.print(cellsWithoutCompiler: withoutCompiler)
    }
    if let report { try write(record, to: report, session) }
    if let policy { return try finish(policy, record.summary, selection.findings) }
    try finish(record.summary, selection.findings)
  }

  private func failureKinds() throws -> [FailureKind] {
    guard let failOn else { return FailurePolicy.standard }
    return try failOn.split(separator: ",").map { word in
      let word = String(word).trimmed
      guard let kind = FailureKind(word: word) else {
        let help = Suggestion.help(for: word, among: FailureKind.all.map(\.word), what: "kinds")
        throw ValidationError("`\(word)` is no way to fail. \(help)")
      }
      return kind
    }
  }

  private func readBaseline() throws -> Baseline? {
    guard let baseline else { return nil }
    let session = Session.current
    do {
      if writeBaseline, PathKind.identity(session.folder.resolve(baseline)) == nil { return Baseline(path: baseline) }
      return try Baseline(path: baseline, bytes: try session.folder.read(baseline))
    } catch {
      OutcomePrinter(session).print((error as? Findings)?.all ?? [error as? Finding].compactMap(\.self))
      throw ExitStatus.couldNotRun
    }
  }

  /// Ends as the kinds of failures and the baseline say.
  private func finish(_ policy: FailurePolicy, _ summary: Summary, _ findings: [Finding]) throws {
    let session = Session.current
    let printer = OutcomePrinter(session)
    if writeBaseline, let baseline, let text = policy.newBaseline {
      do throws(Finding) {
        printer.print(try TextFile.replace(session.folder.resolve(baseline), with: Array(text.utf8)))
      } catch {
        printer.print([error])
        throw ExitStatus.couldNotRun
      }
      if format == .text { session.output.write("wrote \(baseline)") }
    } else {
      if format == .text { session.output.write(lines: policy.lines) }
      printer.print(policy.mended)
    }
    if !findings.isEmpty || summary.documentFindings > 0 { throw ExitStatus.couldNotRun }
    if !writeBaseline, !policy.failures.isEmpty { throw ExitStatus.differs }
  }

  private func write(_ record: RunRecord, to folder: String, _ session: Session) throws {
    do throws(Finding) {
      let page = ReportFolder.File(name: "report.html", bytes: Array(ReportPage(record).html.utf8))
      try ReportFolder.write(MarkdownReport.files(record) + [page], to: folder, in: session.folder)
    } catch {
      session.messages.write("\(error)")
      throw ExitStatus.couldNotRun
    }
    if format == .text { session.output.write("report: \(folder)/report.md") }
  }

  private func finish(_ summary: Summary, _ findings: [Finding]) throws {
    if !findings.isEmpty || summary.couldNotRun + summary.documentFindings > 0 { throw ExitStatus.couldNotRun }
    if summary.differ > 0 || strict && summary.noTranscript + summary.skipped > 0 { throw ExitStatus.differs }
  }
}
