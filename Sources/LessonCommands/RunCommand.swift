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
      """)

  @OptionGroup var documents: DocumentOptions
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

  func validate() throws {
    if report != nil, Session.current.isConsoleCell {
      throw ValidationError("A console cell writes no files: leave out '--report'.")
    }
  }

  func run() async throws {
    try await Session.$current.withValue(cells.session) { try await runInSession() }
  }

  private func runInSession() async throws {
    let session = Session.current
    let selection = documents.selection(session)
    let swift = try documents.swiftCells(session)
    let runner = session.runner(swift: swift)
    let isRecorded = report != nil || format == .json
    var record = RunRecord()
    record.findings = selection.findings
    let printer = OutcomePrinter(session)
    printer.print(selection.findings + selection.notes)
    var hasSwift = false
    var withoutCompiler = 0
    await runner.run(selection, keepsResults: isRecorded) { outcome in
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
    try finish(record.summary, selection.findings)
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
