import LessonKit
import LessonReport
import LessonRunner
import Results
import SourceText

/// Goes through what an update would change, one cell at a time, and writes what is accepted.
struct UpdateReview {
  /// A cell that would change.
  private struct Item {
    var path: String
    /// The position of the cell in its document, which no update changes.
    var index: Int
  }

  /// What is to be done with a cell.
  private enum Answer {
    case accept, skip, quit
    case change(key: String, value: String)

    init?(_ text: String) {
      let text = text.trimmed
      switch text.lowercased() {
      case "a", "accept", "y", "yes", "受け入れる", "はい": self = .accept
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
  /// How many cells were written.
  private(set) var acceptedCount = 0
  /// Whether something could not be written or run.
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
    var items: [Item] = []
    await runner.run(selection, keepsResults: false) { outcome in
      printer.print(outcome.allFindings)
      isHindered = isHindered || !outcome.allFindings.isEmpty
      let document = try? session.folder.document(outcome.path)
      for cell in outcome.cells where cell.wouldChange {
        let index = document?.cells.firstIndex { $0.lines.lowerBound == cell.cell.lines.lowerBound }
        if let index { items.append(Item(path: outcome.path, index: index)) }
      }
    }
    var iterator = answers.makeAsyncIterator()
    for (number, item) in items.enumerated() {
      guard await review(item, "\(number + 1)/\(items.count)", &iterator) else { break }
    }
    session.say("\(acceptedCount) of \(items.count) accepted.")
  }

  /// Asks about a cell until it is accepted or skipped; false if the user quits.
  private mutating func review(
    _ item: Item, _ number: String, _ answers: inout AsyncStream<String>.Iterator
  ) async -> Bool {
    let original = try? session.folder.read(item.path)
    var tried: [UInt8]?
    var isShown = false
    var canRun = true
    while true {
      guard let address = address(of: item) else { return true }
      if !isShown { canRun = await show(address, number) }
      isShown = true
      session.output.prompt("\(session.text("a accept, s skip, KEY=VALUE change a parameter, q quit"))> ")
      guard let line = await answers.next() else {
        restore(item, original, tried)
        return false
      }
      guard let answer = Answer(line) else {
        session.say("Answer a, s, q, or a parameter as KEY=VALUE.")
        continue
      }
      switch answer {
      case .skip, .quit:
        restore(item, original, tried)
        if case .quit = answer { return false }
        return true
      case .accept where !canRun: session.say("It cannot run as it stands: change it again, or skip it.")
      case .accept:
        await accept(address)
        return true
      case .change(let key, let value):
        tried = change(item, key, value) ?? tried
        isShown = false
      }
    }
  }

  /// How the cell is named now.
  private func address(of item: Item) -> String? {
    guard let document = try? session.folder.document(item.path), document.cells.indices.contains(item.index) else {
      return nil
    }
    return "\(item.path):\(document.cells[item.index].lines.lowerBound)"
  }

  /// Shows what the document says and what the cell gives, and tells whether the cell could run.
  private func show(_ address: String, _ number: String) async -> Bool {
    var canRun = true
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

  private mutating func accept(_ address: String) async {
    var written = 0
    var hindered = false
    await Updater(runner, isDryRun: false).update(Selection([address], in: session.folder)) { outcome in
      printer.print(outcome.allFindings)
      printer.print(notes: outcome.notes)
      hindered = hindered || !outcome.allFindings.isEmpty
      written += outcome.changedCells
      for file in outcome.files { session.say("wrote \(file)") }
    }
    acceptedCount += written
    isHindered = isHindered || hindered
  }

  /// Writes another value for a parameter of a cell into its document, and gives what the document holds then.
  private mutating func change(_ item: Item, _ key: String, _ value: String) -> [UInt8]? {
    do throws(Finding) {
      let document = try session.folder.document(item.path)
      guard document.cells.indices.contains(item.index) else { return nil }
      let bytes = try document.changing(key, to: value, inCell: item.index)
      _ = try TextFile.replace(session.folder.resolve(item.path), with: bytes)
      return bytes
    } catch {
      isHindered = true
      session.report(error)
      return nil
    }
  }

  /// Takes back the values that were tried and not accepted, unless somebody else has written the document meanwhile.
  private mutating func restore(_ item: Item, _ original: [UInt8]?, _ tried: [UInt8]?) {
    guard let original, let tried, (try? session.folder.read(item.path)) == tried else { return }
    do throws(Finding) {
      _ = try TextFile.replace(session.folder.resolve(item.path), with: original)
    } catch {
      isHindered = true
      session.report(error)
    }
  }
}

extension CellOutcome {
  /// Whether an update writes another transcript for the cell.
  fileprivate var wouldChange: Bool {
    status == .differs || status == .noTranscript && !cell.refusesTranscript
  }
}
