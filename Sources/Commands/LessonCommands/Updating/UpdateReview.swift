import LessonKit
import LessonReport
import LessonRunner
import Results
import SourceText
import Terminal

/// A review of an update, which shows one cell after another and writes those that the user accepts.
struct UpdateReview {
  /// An answer about a cell.
  private enum Answer {
    case update, all, skip, quit
    case change(key: String, value: String)

    init?(_ text: String) {
      let text = text.trimmed
      switch text.lowercased() {
      case "u", "update", "y", "yes", "更新", "更新する", "はい": self = .update
      case "a", "all", "すべて", "全部": self = .all
      case "s", "skip", "n", "no", "", "飛ばす", "いいえ": self = .skip
      case "q", "quit", "終わる": self = .quit
      default:
        guard let sign = text.firstIndex(of: "="), text[..<sign].utf8.allSatisfy({ $0 != 0x20 }), sign > text.startIndex
        else { return nil }
        self = .change(key: String(text[..<sign]), value: String(text[text.index(after: sign)...]).trimmed)
      }
    }
  }

  private let session: Session
  private let runner: Runner
  private let printer: OutcomePrinter
  private let answers: AsyncStream<String>
  /// The cells that were written.
  private var updated: Set<DraftDocuments.CellKey> = []
  /// Whether the rest is updated without asking.
  private var takesAll = false
  /// Whether something could not be written or could not run.
  private(set) var isHindered = false

  init(_ session: Session, _ runner: Runner, _ printer: OutcomePrinter) {
    (self.session, self.runner, self.printer) = (session, runner, printer)
    let (answers, typed) = AsyncStream.makeStream(of: String.self)
    self.answers = answers
    session.input.read { line in
      if let line { typed.yield(line) } else { typed.finish() }
    }
  }

  /// Asks about each cell of the documents that would change, until all are answered or the user quits.
  mutating func run(_ selection: Selection) async {
    var items: [DraftDocuments.CellKey] = []
    await runner.run(selection, keepsResults: false) { outcome in
      printer.print(outcome.allFindings)
      isHindered = isHindered || !outcome.allFindings.isEmpty
      let document = try? session.folder.document(outcome.path)
      for cell in outcome.cells where cell.wouldChange {
        let index = document?.cells.firstIndex { $0.lines.lowerBound == cell.cell.lines.lowerBound }
        if let index { items.append(.init(path: outcome.path, index: index)) }
      }
    }
    var iterator = answers.makeAsyncIterator()
    for (number, item) in items.enumerated() where !updated.contains(item) {
      guard await review(item, "\(number + 1)/\(items.count)", &iterator) else { break }
    }
    session.say("\(items.count(where: updated.contains)) of \(items.count) updated.")
  }

  /// Asks about a cell until it is updated or skipped; false if the user quits.
  private mutating func review(
    _ item: DraftDocuments.CellKey, _ number: String, _ answers: inout AsyncStream<String>.Iterator
  ) async -> Bool {
    var drafts = DraftDocuments()
    var isShown = false
    var canRun = true
    while true {
      guard let address = address(of: item, drafts) else { return true }
      if !isShown { canRun = await show(address, number, drafts) }
      isShown = true
      if takesAll {
        if canRun { await update(item, drafts) }
        return true
      }
      session.output.prompt("\(session.text("u update, a all, s skip, KEY=VALUE change a parameter, q quit"))> ")
      guard let line = await answers.next() else { return false }
      guard let answer = Answer(line) else {
        session.say("Answer u, a, s, q, or a parameter as KEY=VALUE.")
        continue
      }
      switch answer {
      case .skip: return true
      case .quit: return false
      case .update where !canRun, .all where !canRun:
        session.say("The cell cannot run as it is. Change it again, or skip it.")
      case .update, .all:
        if case .all = answer { takesAll = true }
        await update(item, drafts)
        return true
      case .change(let key, let value):
        do throws(Finding) {
          try drafts.change(key, to: value, in: item, session.folder)
        } catch {
          isHindered = true
          session.report(error)
        }
        isShown = false
      }
    }
  }

  /// Returns the current address of a cell.
  private func address(of cell: DraftDocuments.CellKey, _ drafts: DraftDocuments) -> String? {
    guard let document = try? session.folder.reading(drafts).document(cell.path),
      document.cells.indices.contains(cell.index)
    else { return nil }
    return "\(cell.path):\(document.cells[cell.index].lines.lowerBound)"
  }

  /// Shows the document's transcript and the cell's result, and returns whether the cell could run.
  private func show(_ address: String, _ number: String, _ drafts: DraftDocuments) async -> Bool {
    var canRun = true
    let runner = drafts.cells.isEmpty ? runner : runner.reading(drafts)
    await runner.run(Selection([address], in: session.folder), keepsResults: true) { outcome in
      session.output.write("")
      session.output.write("\(number)  \(address)")
      printer.print(outcome.allFindings)
      for cell in outcome.cells {
        if cell.status == .couldNotRun { canRun = false }
        printer.print(differencesOf: cell, in: outcome)
        if cell.status == .noTranscript, let result = cell.result {
          session.output.write(lines: result.text(outcome.language).map { "    \($0)" })
        }
        if cell.picture != nil { session.say("    side by side: lesson serve \(outcome.path)") }
      }
    }
    return canRun
  }

  /// Writes the values that were tried and the cell's result with them, in all languages.
  private mutating func update(_ item: DraftDocuments.CellKey, _ drafts: DraftDocuments) async {
    do throws(Finding) {
      printer.print(notes: try drafts.write())
    } catch {
      isHindered = true
      return session.report(error)
    }
    var written: Set<String> = []
    for cell in [item] + drafts.cells.subtracting([item]).sorted(by: { $0.path < $1.path }) {
      guard let address = address(of: cell, DraftDocuments()) else { continue }
      var hasChanged = false
      var hindered = false
      await Updater(runner, isDryRun: false).update(Selection([address], in: session.folder)) { outcome in
        printer.print(outcome.allFindings)
        printer.print(notes: outcome.notes)
        hindered = hindered || !outcome.allFindings.isEmpty
        hasChanged = outcome.changedCells > 0
        written.formUnion(outcome.files)
      }
      isHindered = isHindered || hindered
      if hasChanged || !hindered { updated.insert(cell) }
    }
    for file in written.union(drafts.cells.map(\.path)).sorted() { session.say("wrote \(file)") }
  }
}

extension CellOutcome {
  /// Whether an update would change the cell's transcript.
  fileprivate var wouldChange: Bool {
    status == .differs || status == .noTranscript && !cell.refusesTranscript
  }
}
