import ExperimentKit
import Hosts
import LessonCheck
import LessonKit
import LessonRunner
import Messages
import SourceText
import SwiftCells
import Workshops

/// The work of an editor's process that can be ended at any moment: the cells of a document.
package struct EditorWorker: Sendable {
  private let catalogue: Catalogue
  private let hosts: HostPool
  private let swift: @Sendable (String) -> SwiftCells?
  private let console: ConsoleExecutor?
  private let folder: WorkingFolder
  private var language = Language.english

  /// The longest time for an experiment while its author types.
  package static let timeLimit = Duration.seconds(2)
  /// The largest number of findings for a document.
  private static let mostFindings = 500
  /// The largest number of rows that are compared.
  private static let mostRows = 5_000

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - catalogue: the experiments of this program.
  ///   - hosts: the pool that starts hosts, and this program's own experiments after a crash.
  ///   - swift: returns the compiler and runner of a document's Swift, for cells that the reader runs; nil if there is no
  ///     compiler.
  ///   - console: the function that runs the commands of console cells, for cells that the reader runs.
  ///   - folder: the folder that relative paths start from.
  package init(
    _ catalogue: Catalogue, hosts: HostPool, swift: @escaping @Sendable (String) -> SwiftCells?,
    console: ConsoleExecutor?, folder: WorkingFolder
  ) {
    (self.catalogue, self.hosts, self.swift) = (catalogue, hosts, swift)
    (self.console, self.folder) = (console, folder)
  }

  /// Performs a task.
  package func answer(_ task: EditorTask) async -> EditorOutcome {
    var worker = self
    worker.language = task.language
    return await worker.perform(task)
  }

  private func perform(_ task: EditorTask) async -> EditorOutcome {
    var drafts = DraftDocuments()
    for (path, text) in task.texts { drafts.hold(Array(text.utf8), of: path, in: folder) }
    let runner = Runner(
      catalogue: catalogue, hosts: hosts, folder: folder, swift: task.startsPrograms ? swift(task.path) : nil,
      console: task.startsPrograms ? console : nil)
    let reading = (task.startsHosts ? runner : runner.withoutHosts()).reading(drafts)
    let selection = Selection(document: task.path, line: task.line, in: folder)
    return switch task.kind {
    case .check, .run, .saved: await run(selection, reading, task)
    case .panels: EditorOutcome(findings: await panels(of: task.path, reading))
    case .update, .updateAll: await update(selection, reading)
    }
  }

  private func run(_ selection: Selection, _ runner: Runner, _ task: EditorTask) async -> EditorOutcome {
    var runner = runner
    if task.kind == .check { runner.timeLimit = Self.timeLimit }
    var outcome = EditorOutcome()
    await runner.run(selection, keepsResults: true) { document in
      if task.startsPrograms, let read = try? runner.folder.document(task.path) {
        outcome.corrections = EditorCorrection.all(of: read, document.cells)
      }
      guard let file = document.file else {
        outcome.message = document.findings.first.map { MessageCatalogue.text($0.text, in: language) }
        return
      }
      outcome.findings += document.allFindings.compactMap {
        EditorFinding($0, in: file, isError: true, language: language)
      }
      outcome.findings += document.warnings.compactMap {
        EditorFinding($0, in: file, isError: false, language: language)
      }
      for cell in document.cells {
        if case .table(let table)? = cell.result { outcome.columns[cell.cell.address] = table.columns }
        let differences = cell.differences.prefix { ($0.row ?? 0) <= Self.mostRows }
        outcome.findings += differences.compactMap { EditorFinding(document.located($0), language: language) }
        if task.startsPrograms { outcome.findings += [EditorFinding(skipped: cell, language)].compactMap(\.self) }
      }
    }
    if task.line == nil { outcome.findings += differences(of: task.path, runner.folder) }
    outcome.findings = Array(outcome.findings.prefix(Self.mostFindings))
    return outcome
  }

  /// Returns the differences between a translation and its `lesson.md`.
  private func differences(of path: String, _ folder: WorkingFolder) -> [EditorFinding] {
    guard DocumentName(path: path).isTranslation, let document = try? folder.document(path),
      let original = try? folder.document(RelativePath.join(RelativePath.folder(of: path), "lesson.md"))
    else { return [] }
    return LanguagePairing.differences([original, document], catalogue, in: folder).compactMap {
      EditorFinding($0, in: document.file, isError: true, language: language)
    }
  }

  /// Returns the findings on panels: those that show the answer to a later question, or that are too large for a page.
  private func panels(of path: String, _ runner: Runner) async -> [EditorFinding] {
    guard let document = try? runner.folder.document(path),
      document.cells.contains(where: { $0.variation != nil && $0.findings.isEmpty })
    else { return [] }
    let computed = await PanelCheck(runner).findings([path])
    guard !computed.isEmpty else { return [] }
    // The checker applies exceptions and the levels of rules to these findings.
    let report = Checker.check(
      [[document]], computed: computed, unsaved: runner.folder.unsaved, checksFolders: false,
      resolve: runner.folder.resolve)
    let codes = Set(PanelRules.pages.map(\.code))
    return report.findings.filter { $0.path == path && codes.contains($0.code) }.map {
      EditorFinding($0, language: language)
    }
  }

  private func update(_ selection: Selection, _ runner: Runner) async -> EditorOutcome {
    var outcome = EditorOutcome()
    await Updater(runner, isDryRun: true).update(selection) { update in
      if let text = update.text { outcome.text = String(decoding: text, as: UTF8.self) }
      var words = (update.document.allFindings + update.findings).map { MessageCatalogue.text($0.text, in: language) }
      if update.files.contains(where: { $0 != update.document.path }) {
        words.append(MessageCatalogue.text("Pictures are written only by `lesson update`.", in: language))
      }
      if !words.isEmpty { outcome.message = words.prefix(5).joined(separator: "\n") }
    }
    return outcome
  }
}
