import LessonNotebooks
import SourceText

extension KernelService {
  /// Runs a cell as the last or the changed one of the document; after a failure the document stays as it was.
  func run(_ entry: NotebookDocument.Entry, asks: Bool, _ request: KernelRequest) async throws -> Ending {
    var candidate = document
    candidate.put(entry)
    let asks = asks && entry.cell.predicts && !answered.contains([entry.id, entry.cell.source])
    var computed = try await compute(entry, candidate, asks: asks)
    if computed.own?.doesNotCompile == true, document.lesson == nil, entry.cell.isChained {
      // The value of the last expression may be all that does not compile.
      computed = try await compute(entry, candidate, silent: [entry.id], asks: asks)
    }
    guard let own = computed.own else {
      let errors = computed.outcome.errors
      return .failed(.failure(name: "Error", message: errors.first ?? "", lines: errors))
    }
    if let failure = own.outputs.last, own.hasFailed {
      for output in own.outputs.dropLast() { publish(output, request) }
      return .failed(failure)
    }
    if let question = computed.outcome.question {
      guard await ask(question, entry, request) else { throw CancellationError() }
      answered.insert([entry.id, entry.cell.source])
    }
    if let reason = own.skipped { note(KernelWords.skipped(reason), request) }
    for output in own.outputs { publish(output, request) }
    candidate.change(entry.id) { $0.shown = own.outputs }
    // The outputs are shown now, so an interruption of what follows does not take the cell back.
    document = candidate
    noteTime(computed, candidate, entry, request)
    try await takeOthers(computed, &candidate, entry, request)
    document = candidate
    return .done
  }

  /// The outcome of a text, with the lines of its cells.
  struct Computed {
    var outcome: KernelOutcome
    var lines: [String: Int]
    /// The cell that was executed; nil if none was, as after a deletion.
    var id: String?

    var own: KernelOutcome.Cell? { id.flatMap(cell) }

    func cell(_ id: String) -> KernelOutcome.Cell? {
      lines[id].flatMap { line in outcome.cells.first { $0.line == line } }
    }
  }

  /// Computes the cells that are left, after one of them was deleted or has no declarations any more.
  func recheck(_ request: KernelRequest) async throws {
    guard let last = document.entries.last(where: { $0.cell.isChained && !$0.isBroken }) else { return }
    var candidate = document
    var computed = try await compute(last, candidate, asks: false)
    computed.id = nil
    try await takeOthers(computed, &candidate, last, request)
    document = candidate
  }

  private func compute(
    _ entry: NotebookDocument.Entry, _ candidate: NotebookDocument, silent: Set<String> = [], asks: Bool
  ) async throws -> Computed {
    let cells = candidate.prepared(candidate.cells(for: entry), silent: silent)
    let composition = candidate.composition(cells)
    let needed = cells.filter { $0.id != entry.id && entry.cell.isChained && $0.cell.isChained }.map(\.id) + [entry.id]
    let outcome = try await compute(
      task(.run(needed.compactMap { composition.lines[$0] }), composition.text, asks: asks))
    return Computed(outcome: outcome, lines: composition.lines, id: entry.id)
  }

  // MARK: Other cells

  /// Says that programs took long, because the cells above were run again.
  private func noteTime(
    _ computed: Computed, _ candidate: NotebookDocument, _ entry: NotebookDocument.Entry, _ request: KernelRequest
  ) {
    let others = candidate.entries.filter { $0.id != entry.id && computed.cell($0.id) != nil }
    let milliseconds = computed.outcome.programTime / .milliseconds(1)
    guard milliseconds > Self.longTime, !others.isEmpty else { return }
    let tenths = Int(milliseconds / 100)
    note(KernelWords.again(Self.list(others), "\(tenths / 10).\(tenths % 10)"), request)
  }

  /// The time after which it is said what was computed again, in milliseconds.
  private static let longTime = 1000.0
  /// The most cells that a note lists.
  private static let mostListed = 12

  private static func list(_ entries: [NotebookDocument.Entry]) -> String {
    let names = entries.prefix(mostListed).map(\.label)
    return names.joined(separator: ", ") + (entries.count > mostListed ? ", …" : "")
  }

  /// Compares what other cells give now with what they show, and says what no longer holds.
  private func takeOthers(
    _ computed: Computed, _ candidate: inout NotebookDocument, _ entry: NotebookDocument.Entry,
    _ request: KernelRequest
  ) async throws {
    var computed = computed
    for _ in candidate.entries {
      let failed = candidate.entries.filter { $0.id != computed.id && computed.cell($0.id)?.hasFailed == true }
      if failed.isEmpty { break }
      for other in failed {
        guard case .failure(_, let message, _)? = computed.cell(other.id)?.outputs.last else { continue }
        candidate.change(other.id) { $0.isBroken = true }
        note(KernelWords.broken(other.label, message), request)
      }
      guard let rest = candidate.entries.last(where: { $0.cell.isChained && !$0.isBroken }) else { return }
      let id = computed.id
      computed = try await compute(id == nil ? rest : entry, candidate, asks: false)
      computed.id = id
    }
    for other in candidate.entries where other.id != computed.id && !other.isBroken {
      guard let cell = computed.cell(other.id), cell.skipped == nil, cell.outputs != other.shown else { continue }
      candidate.change(other.id) { $0.shown = cell.outputs }
      note(KernelWords.changed(other.label, summary(of: cell.outputs)), request)
    }
  }

  private func summary(of outputs: [NotebookOutput]) -> String {
    let texts = outputs.map { output in
      switch output {
      case .stream(_, let text): text.trimmed
      case .result(let bundle), .display(let bundle): bundle.texts[.plain] ?? ""
      case .failure(_, let message, _): message
      }
    }
    let text = texts.joined(separator: "\n").linesOfText
    let shown = text.prefix(Self.mostLines).joined(separator: "\n")
    if shown.isEmpty { return KernelWords.nothing[language] }
    let isCut = text.count > Self.mostLines || shown.count > Self.mostCharacters
    return shown.prefix(Self.mostCharacters) + (isCut ? " …" : "")
  }

  /// The most lines of another cell's output that a note shows.
  private static let mostLines = 5
  /// The most characters of another cell's output that a note shows.
  private static let mostCharacters = 300
}

extension NotebookDocument.Entry {
  /// The name of the cell in notes, as the notebook shows it.
  var label: String { "[\(count)]" }
}
