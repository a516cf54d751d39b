import ExperimentKit
import Hosts
import LessonKit
import LessonNotebooks
import LessonPage
import LessonRunner
import Messages
import Results
import SourceText
import SwiftCells
import SwiftListings
import Synchronization

/// The work of the process that runs the cells of a notebook, and that an interruption ends.
package struct KernelWorker: Sendable {
  private let catalogue: Catalogue
  private let hosts: HostPool
  private let swift: SwiftCells?
  private let console: ConsoleExecutor?
  private let folder: WorkingFolder
  private let pixels: @Sendable (CellResult, Language, String) async -> [UInt8]?

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - catalogue: the experiments of this program.
  ///   - hosts: the pool that starts the hosts of other experiments.
  ///   - swift: the compiler and runner of Swift cells; nil if there is no compiler.
  ///   - console: the function that runs the commands of console cells.
  ///   - folder: the folder of the notebook.
  ///   - pixels: a function that draws a figure of a document as the bytes of a PNG file; nil if nothing here can.
  package init(
    _ catalogue: Catalogue, hosts: HostPool, swift: SwiftCells?, console: ConsoleExecutor?, folder: WorkingFolder,
    pixels: @escaping @Sendable (CellResult, Language, String) async -> [UInt8]?
  ) {
    (self.catalogue, self.hosts, self.console, self.folder) = (catalogue, hosts, console, folder)
    self.pixels = pixels
    var swift = swift
    swift?.repetition = .never
    self.swift = swift
  }

  /// Performs a task.
  package func answer(_ task: KernelTask) async -> KernelOutcome {
    var drafts = DraftDocuments()
    drafts.hold(Array(task.text.utf8), of: task.path, in: folder)
    let time = Mutex(Duration.zero)
    var swift = swift
    swift?.didRun = { duration in time.withLock { $0 += duration } }
    let plain = Runner(catalogue: catalogue, hosts: hosts, folder: folder, swift: swift, console: console)
    let runner = plain.reading(drafts)
    var outcome: KernelOutcome
    switch task.kind {
    case .open: outcome = await open(task, runner)
    case .run(let lines): outcome = await run(lines, task, runner, onDisk: plain)
    case .exercise(let name, let code): outcome = await judge(name, code, task, runner, swift)
    }
    outcome.programTime = time.withLock(\.self)
    return outcome
  }

  // MARK: Documents

  private func open(_ task: KernelTask, _ runner: Runner) async -> KernelOutcome {
    var outcome = KernelOutcome()
    do throws(Finding) {
      if let lesson = task.lesson, try folder.document(lesson).frontMatter == nil {
        outcome.errors = [KernelWords.noLesson(lesson)[task.language]]
        return outcome
      }
    } catch {
      outcome.errors = [MessageCatalogue.text(error.text, in: task.language)]
      return outcome
    }
    await runner.run(Selection(document: task.path, line: nil, in: folder), keepsResults: false) { document in
      outcome.errors += document.findings.map { MessageCatalogue.text($0.text, in: task.language) }
    }
    return outcome
  }

  // MARK: Cells

  private func run(_ lines: [Int], _ task: KernelTask, _ runner: Runner, onDisk: Runner) async -> KernelOutcome {
    var outcome = KernelOutcome()
    var found: [CellOutcome] = []
    var language = task.language
    await runner.run(Selection(document: task.path, lines: Set(lines), in: folder), keepsResults: true) { document in
      if let draft = try? runner.folder.document(task.path) { language = draft.language }
      outcome.errors += document.findings.map { MessageCatalogue.text($0.text, in: task.language) }
      found += document.cells
    }
    for cell in found {
      let pixels: [UInt8]? = if let result = cell.result { await pixels(result, language, task.path) } else { nil }
      outcome.cells.append(
        KernelOutcome.Cell(
          line: cell.cell.lines.lowerBound, outputs: outputs(of: cell, language, task, pixels),
          skipped: cell.status == .skipped ? cell.reason.map { MessageCatalogue.text($0, in: task.language) } : nil))
    }
    if task.asks, let line = lines.last { outcome.question = await question(line, task, runner, onDisk) }
    return outcome
  }

  private func outputs(
    of cell: CellOutcome, _ language: Language, _ task: KernelTask, _ pixels: [UInt8]?
  ) -> [NotebookOutput] {
    var outputs = NotebookOutput.outputs(of: cell, cell.findings.isEmpty ? language : task.language, pixels: pixels)
    var value: NotebookOutput?
    for index in outputs.indices {
      guard case .stream(.output, var text) = outputs[index] else { continue }
      let isLine = text.firstRange(of: FoundValue.mark).map { range in
        range.lowerBound == text.startIndex || text[text.index(before: range.lowerBound)] == "\n"
      }
      guard let found = FoundValue.take(from: &text) else { continue }
      // The line end after a record was added to it.
      if isLine == true { text.removeLast() }
      outputs[index] = .stream(.output, text)
      value = found.shown.map { .result(MIMEBundle(plain: $0)) }
    }
    outputs.removeAll { $0 == .stream(.output, "") }
    if !cell.printed.isEmpty {
      var text = cell.printed.map { $0 + "\n" }.joined()
      _ = FoundValue.take(from: &text)
      outputs.insert(.stream(.output, text), at: 0)
    }
    if !cell.standardError.isEmpty {
      let errors = NotebookOutput.stream(.error, cell.standardError.map { $0 + "\n" }.joined())
      let place = outputs.firstIndex { if case .failure = $0 { true } else { false } } ?? outputs.endIndex
      outputs.insert(errors, at: place)
    }
    return outputs + [value].compactMap(\.self)
  }

  // MARK: Questions

  /// Returns the question of a cell: with hints and slips if the cell stands unchanged in the lesson on disk.
  private func question(
    _ line: Int, _ task: KernelTask, _ runner: Runner, _ onDisk: Runner
  ) async -> KernelQuestion? {
    guard let cell = try? runner.folder.document(task.path).cells.first(where: { $0.lines.lowerBound == line }),
      cell.prediction != nil
    else { return nil }
    if let lesson = task.lesson, let original = try? folder.document(lesson).cells.first(where: cell.isSame) {
      return await question(lesson, original.lines.lowerBound, onDisk)
    }
    return await question(task.path, line, runner)
  }

  private func question(_ path: String, _ line: Int, _ runner: Runner) async -> KernelQuestion? {
    let builder = PageBuilder(runner)
    let (ran, _) = await builder.run(Selection(document: path, line: line, in: folder))
    guard let reading = try? ran.first?.reading() else { return nil }
    for case .question(let question) in reading.steps where question.cell?.lines.lowerBound == line {
      return KernelQuestion(
        asked: question.asked, hints: question.hints.map { $0.map(\.text).joined(separator: "\n") },
        reasons: question.reasons)
    }
    return nil
  }

  // MARK: Exercises

  private func judge(
    _ name: String, _ code: String, _ task: KernelTask, _ runner: Runner, _ swift: SwiftCells?
  ) async -> KernelOutcome {
    let path = task.lesson ?? task.path
    let folder = task.lesson == nil ? runner.folder : self.folder
    guard let document = try? folder.document(path), let exercise = document.exercises.first(where: { $0.name == name })
    else {
      return KernelOutcome(errors: [KernelWords.noExercise(name)[task.language]])
    }
    let attempt = ExerciseAttempt(exercise, of: document, in: folder, swift: swift)
    let verdict = await attempt.verdict(on: code)
    var cell = KernelOutcome.Cell(line: 0, outputs: NotebookExercise.outputs(of: verdict, task.language) ?? [])
    if case .isUntried(let reason) = verdict { cell.skipped = MessageCatalogue.text(reason, in: task.language) }
    return KernelOutcome(cells: [cell])
  }
}

extension Cell {
  /// Whether another cell asks for the same: it has the name, the action, the body, and a prediction.
  fileprivate func isSame(as other: Cell) -> Bool {
    prediction != nil && other.prediction != nil && name == other.name && action.isSame(as: other.action)
      && body == other.body
  }
}
