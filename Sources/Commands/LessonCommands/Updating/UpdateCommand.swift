import ArgumentParser
import ExperimentKit
import LessonKit
import LessonReport
import LessonRunner
import SourceText
import Terminal

/// `lesson update`: rewrites transcripts to match the results of the cells.
struct UpdateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update", _superCommandName: "lesson",
    abstract: "Rewrite the transcripts that differ, and add the missing ones.",
    discussion: """
      Only transcripts change, and rows that agree stay the same, byte for byte.

      Example: lesson update lessons/addition/lesson.md
      Example: lesson update --dry-run
      Example: lesson update lessons --review
      """)

  @OptionGroup var documents: DocumentOptions
  @OptionGroup var packages: PackageOptions
  @OptionGroup var cells: CellOptions
  @OptionGroup var sharing: RemoteCacheOptions
  @Flag(help: .twice)
  var twice = false
  @Flag(help: "Show what would change without writing it; the exit status is 1 if anything would.")
  var dryRun = false
  @Flag(help: "Go through the changes one by one, and write only those that you choose; without a terminal, list them.")
  var review = false

  func validate() throws {
    if !dryRun, Session.current.isConsoleCell {
      throw ValidationError.usage("A console cell cannot write files. Add '--dry-run'.")
    }
  }

  func run() async throws {
    var command = self
    let session = cells.session
    let configuration = try session.configuration(near: documents.paths)
    command.documents.take(configuration)
    try await SharedOutcomes(sharing, configuration, session).share { [command] in try await command.run($0) }
  }

  private func run(_ session: Session) async throws {
    let package = try await packages.built(documents.modules, session)
    let selection = documents.selection(session, of: package)
    var runner = session.runner(swift: try documents.swiftCells(session, of: package, for: selection))
    runner.computesTwice = twice
    let printer = OutcomePrinter(session, options: packages.words(documents))
    printer.print(selection.findings)
    if review, !dryRun, session.input.canAnswer {
      var review = UpdateReview(session, runner, printer)
      await review.run(selection)
      if review.isHindered || !selection.findings.isEmpty { throw ExitStatus.couldNotRun }
      return
    }
    let dryRun = dryRun || review
    var files: Set<String> = []
    var cells = 0
    var hasFindings = !selection.findings.isEmpty
    var isHindered = false
    var withoutCompiler = 0
    await Updater(runner, isDryRun: dryRun).update(selection) { outcome in
      let findings = outcome.allFindings
      hasFindings = hasFindings || !findings.isEmpty
      isHindered = isHindered || !outcome.findings.isEmpty
      printer.print(findings)
      printer.print(warnings: outcome.warnings)
      printer.print(notes: outcome.notes)
      if dryRun { printer.print(outcome.document) } else { printer.print(picturesOf: outcome.document) }
      files.formUnion(outcome.files)
      cells += outcome.changedCells
      withoutCompiler += outcome.document.count(skippedFor: .noCompiler)
      for file in outcome.files { session.say(dryRun ? "would write \(file)" : "wrote \(file)") }
    }
    if session.isConsoleCell, withoutCompiler > 0 { throw Unavailable.swiftCompiler }
    session.output.write("\(session.text(Self.summary(cells: cells, files: files.count, isHindered: isHindered)))")
    if hasFindings { throw ExitStatus.couldNotRun }
    if dryRun, !files.isEmpty { throw ExitStatus.differs }
  }

  private static func summary(cells: Int, files: Int, isHindered: Bool) -> Message {
    guard files > 0 else { return isHindered ? "Nothing was updated." : "Nothing to update." }
    switch (cells == 1, files == 1) {
    case (true, true): return "\(cells) cell in \(files) file."
    case (false, true): return "\(cells) cells in \(files) file."
    case (true, false): return "\(cells) cell in \(files) files."
    case (false, false): return "\(cells) cells in \(files) files."
    }
  }
}
