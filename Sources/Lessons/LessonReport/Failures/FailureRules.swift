import LessonKit
import Results
import SourceText

/// The rules that decide which outcomes fail a run.
package struct FailureRules: Sendable {
  /// The kinds that fail a run by default.
  package static let standard: [FailureKind] = [
    .differs, .traps, .announced, .obstacle(.noSuchAPI), .obstacle(.unbalanced),
  ]

  private let kinds: Set<FailureKind>
  /// Whether cells without a transcript, skipped cells and warnings in lessons fail, too.
  private let isStrict: Bool

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - kinds: the kinds that fail; a cell that could not run always fails.
  ///   - isStrict: whether cells that were not compared, and warnings in lessons, fail, too.
  package init(_ kinds: [FailureKind] = standard, isStrict: Bool = false) {
    (self.kinds, self.isStrict) = (Set(kinds + [.couldNotRun]), isStrict)
  }

  /// Decides the verdict on a cell's outcome.
  ///
  /// - Parameters:
  ///   - outcome: the outcome.
  ///   - isTolerated: whether a baseline tolerates all faults of the cell.
  /// - Returns: the verdict.
  package func verdict(of outcome: CellOutcome, isTolerated: Bool = false) -> CellVerdict {
    verdict(outcome.status, FailureKind(outcome), isTolerated)
  }

  /// Returns the kind of a cell's failure; nil for a cell that does not fail the run.
  package func failure(of outcome: CellOutcome) -> FailureKind? {
    let kind = FailureKind(outcome)
    return [.failed, .erred].contains(verdict(outcome.status, kind, false)) ? kind : nil
  }

  /// Returns the run's verdict on a saved outcome, or that of these rules if there is none.
  ///
  /// Strict rules decide again on outcomes that did not fail their run.
  package func verdict(of cell: CellRecord) -> CellVerdict {
    if let decided = cell.verdict, decided != .skipped || !isStrict { return decided }
    return verdict(cell.status, FailureKind(cell), false)
  }

  private func verdict(_ status: CellOutcome.Status, _ kind: FailureKind?, _ isTolerated: Bool) -> CellVerdict {
    guard status != .agrees else { return .passed }
    let wasNotCompared = status == .noTranscript || status == .skipped
    guard kind.map(kinds.contains) ?? false || isStrict && wasNotCompared else { return .skipped }
    return isTolerated ? .tolerated : kind == .couldNotRun ? .erred : .failed
  }

  /// Returns the reason that a cell does not fail the run, as the end of a sentence.
  func reason(_ cell: CellRecord, _ verdict: CellVerdict) -> Message {
    let word = FailureKind(cell)?.word ?? ""
    if verdict == .tolerated { return "\(Message(key: word)), which the baseline tolerates" }
    switch cell.status {
    case .skipped: return cell.reason ?? "it was not run"
    case .noTranscript: return cell.reason ?? "it has no transcript"
    default: return "\(word), which does not fail this run"
    }
  }

  /// Whether links to symbols that lead nowhere fail.
  var linksFail: Bool { kinds.contains(.links) }

  /// Whether the warnings of a document fail; documents other than lessons have other readers.
  package func warningsFail(in path: String) -> Bool {
    isStrict && DocumentName(path: path).isLesson
  }

  /// Returns the warnings of a document that fail.
  func failingWarnings(of document: DocumentRecord) -> [Finding] {
    warningsFail(in: document.path) ? document.warnings ?? [] : []
  }

  /// Returns the warnings of a document that do not fail.
  func plainWarnings(of document: DocumentRecord) -> [Finding] {
    warningsFail(in: document.path) ? [] : document.warnings ?? []
  }

  /// Returns the verdicts on the skipped cells of a document that was not run again.
  func verdicts(of verdict: DocumentVerdict) -> [CellVerdict] {
    verdict.skips.map { self.verdict(.skipped, FailureKind($0.cause), false) }
  }
}
