import ArgumentParser
import CrashRecovery
import LessonCheck
import LessonKit
import LessonRunner
import SourceText
import Terminal
import Workshops

/// `lesson check`: finds problems in documents without running their cells.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: "lesson",
    abstract:
      "Check documents without running them: links, headings, images, translations, front matter, spelling.",
    discussion: """
      Each finding is a line PATH:LINE:COLUMN: error: SENTENCE [CODE], which editors can read; a warning has warning \
      instead of error.

      Workshops that you name, or that are in a folder `workshops`, are checked too: their minutes, lessons and \
      sections.

      No cell is run. Only the results of `vary` are computed, for experiments of this program: they can show answers too \
      early, or be too large for a page.

      The file `check.yml`, next to the lessons or above them, sets which rules apply where.

      Example: lesson check lessons README.md
      Example: lesson check --explain broken-anchor
      """)

  @Argument(help: .paths, completion: .file())
  var paths: [String] = []
  @Option(
    help: ArgumentHelp("Explain a rule, with an example that breaks it and one that follows it.", valueName: "code"),
    completion: .list(Rules.pages.map(\.code)))
  var explain: String?
  @Flag(help: "List all rule codes and what they find.")
  var codes = false
  @Flag(help: "Fix what can be fixed safely.")
  var fix = false
  @Flag(help: "Treat warnings as failures.")
  var strict = false
  @Option(help: ArgumentHelp("The output format: for people, as JSON, or as GitHub annotations."))
  var format: CheckFormat = .text
  @Option(help: "The language (default: the language of LESSON_LANGUAGE, or else of the locale).")
  var language: Language?

  func validate() throws {
    if let explain, Rules.page(explain) == nil {
      let help = Suggestion.help(for: explain, among: Rules.pages.map(\.code), what: "codes")
      throw ValidationError.usage("Unknown rule code `\(explain)`. \(help)")
    }
    if codes || explain != nil, !paths.isEmpty || fix || codes && explain != nil {
      throw ValidationError.usage("Use '--explain' or '--codes' on its own. Remove the other arguments.")
    }
  }

  func run() async throws {
    let session = Session.current
    if let page = explain.flatMap(Rules.page) {
      return session.output.write(text: page.text(language ?? session.language))
    }
    if codes { return session.output.write(lines: CheckText.codes(language ?? session.language)) }
    let documents = paths.filter { !WorkshopFile.isOne($0) }
    let selection =
      documents.isEmpty && !paths.isEmpty
      ? Selection([], in: session.folder) : session.selection(documents)
    let workshops = WorkshopFile.paths(among: paths.isEmpty ? ["lessons"] : paths, session)
    var computed: [CheckFinding] = []
    if !fix { computed = await panels(selection, workshops, session) }
    var (report, unread) = look(at: selection, computed: computed, session)
    var unwritten: [Finding] = []
    while fix, unwritten.isEmpty {
      let fixes = report.safeFixes
      if fixes.files.isEmpty {
        tell(refused: fixes.refused, session)
        break
      }
      unwritten = write(fixes.files, session)
      (report, unread) = look(at: selection, session)
    }
    if fix {
      computed = await panels(selection, workshops, session)
      (report, unread) = look(at: selection, computed: computed, session)
    }
    let differences = await differences(between: selection, session)
    let variations = await variations(of: selection, session)
    let errors =
      selection.findings + unread + report.errors + differences + variations + unwritten
      + workshops.flatMap { WorkshopFile.findings($0, session) }
    try print(report, workshops: workshops.count, errors, session)
    if !errors.isEmpty { throw Findings(errors) }
    if report.findings.contains(where: { strict || $0.severity == .error }) { throw ExitStatus.differs }
  }

  /// Returns the findings on panels with other values, which need results of experiments.
  private func panels(_ selection: Selection, _ workshops: [String], _ session: Session) async -> [CheckFinding] {
    await PanelCheck(session.runner(swift: nil)).findings(
      selection.paths, workshops.compactMap { try? WorkshopFile.read($0, session) })
  }

  /// Returns the differences between the languages of each lesson.
  ///
  /// If only a translation is named, it is compared with `lesson.md` in its folder.
  private func differences(between selection: Selection, _ session: Session) async -> [Finding] {
    var findings: [Finding] = []
    for group in selection.groups {
      var documents = group.compactMap { try? session.folder.document($0.path) }
      if documents.count == 1, DocumentName(path: documents[0].path).isTranslation {
        let path = RelativePath.join(RelativePath.folder(of: documents[0].path), "lesson.md")
        documents += [try? session.folder.document(path)].compactMap(\.self)
      }
      guard documents.count > 1 else { continue }
      findings += await CrashRecovery.run { [documents] isApart in
        let catalogue = await session.experiments.apart(isApart).own(near: documents[0].path).catalogue
        return LanguagePairing.differences(documents, catalogue, in: session.folder)
      }
    }
    return findings
  }

  /// Returns the errors in the values that cells vary.
  private func variations(of selection: Selection, _ session: Session) async -> [Finding] {
    var findings: [Finding] = []
    for item in selection.groups.joined() {
      guard let document = try? session.folder.document(item.path),
        document.cells.contains(where: { $0.variation != nil })
      else { continue }
      findings += await CrashRecovery.run { isApart in
        let catalogue = await session.experiments.apart(isApart).own(near: document.path).catalogue
        return VariationCheck.findings(document, catalogue, in: session.folder)
      }
    }
    return findings
  }

  private func look(
    at selection: Selection, computed: [CheckFinding] = [], _ session: Session
  ) -> (report: CheckReport, unread: [Finding]) {
    var unread: [Finding] = []
    let groups = selection.groups.map { group in
      // The rules are for prose, and those of tutorials are DocC's.
      group.filter { !ProgramFile.isOne($0.path) && !$0.path.hasSuffix(".tutorial") }.compactMap { item in
        do throws(Finding) {
          return try session.folder.document(item.path)
        } catch {
          unread.append(error)
          return nil
        }
      }
    }
    return (Checker.check(groups, computed: computed, resolve: session.folder.resolve), unread)
  }

  /// Prints the number of fixes that were not made.
  private func tell(refused count: Int, _ session: Session) {
    guard count > 0 else { return }
    session.tell("Skipped fixes that would change more than text or cause new findings: \(count).")
  }

  /// Writes the fixed files and returns the errors of files that could not be written.
  private func write(_ fixed: [SafeFixes.File], _ session: Session) -> [Finding] {
    let outcomes = FileChanges.write(
      fixed.map { fixed in
        let path = fixed.file.path
        return [FileChange(session.folder.resolve(path), named: path, to: fixed.bytes, ifStill: fixed.file.bytes)]
      })
    for (fixed, outcome) in zip(fixed, outcomes) {
      OutcomePrinter(session).print(notes: outcome.notes)
      if outcome.finding == nil { session.tell("\(fixed.count) fixed in \(fixed.file.path)") }
    }
    return outcomes.compactMap(\.finding)
  }

  private func print(_ report: CheckReport, workshops: Int, _ errors: [Finding], _ session: Session) throws {
    let language = language ?? session.language
    switch format {
    case .text: session.output.write(lines: CheckText.lines(report, workshops: workshops, errors.count, language))
    case .json: session.output.write(text: try JSONText.of(CheckJSON(report, workshops: workshops, errors, language)))
    case .github:
      session.output.write(lines: errors.map { $0.gitHubCommand(language) })
      session.output.write(lines: report.findings.map { $0.gitHubCommand(language) })
    }
  }
}

/// The format of the printed findings.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, github
}
