import LessonKit
import Results
import SourceText

/// What fails a run: decides for each cell, and folds what was decided.
package struct FailureRules: Sendable {
  /// The kinds that fail a run where nothing else is asked for.
  package static let standard: [FailureKind] = [.differs, .traps, .announced, .obstacle(.noSuchAPI)]

  private let kinds: Set<FailureKind>
  /// Whether cells without a transcript, skipped cells and warnings in lessons fail too.
  private let isStrict: Bool

  /// - Parameters:
  ///   - kinds: what fails; what could not run fails whether it is named or not.
  ///   - isStrict: whether what was not compared, and warnings in lessons, fail too.
  package init(_ kinds: [FailureKind] = standard, isStrict: Bool = false) {
    (self.kinds, self.isStrict) = (Set(kinds + [.couldNotRun]), isStrict)
  }

  /// Decides what a cell's outcome means.
  ///
  /// - Parameters:
  ///   - outcome: the outcome.
  ///   - isTolerated: whether a baseline tolerates all that is wrong with it.
  /// - Returns: the verdict.
  package func verdict(of outcome: CellOutcome, isTolerated: Bool = false) -> CellVerdict {
    verdict(outcome.status, FailureKind(outcome), isTolerated)
  }

  /// Returns in what way a cell fails; nil for one that fails nothing.
  package func failure(of outcome: CellOutcome) -> FailureKind? {
    let kind = FailureKind(outcome)
    return [.failed, .erred].contains(verdict(outcome.status, kind, false)) ? kind : nil
  }

  /// Returns what its run said of a saved outcome, or what these rules say of it; strict rules ask again of what was let pass.
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

  /// Returns why a cell fails nothing, as the end of a sentence.
  func reason(_ cell: CellRecord, _ verdict: CellVerdict) -> Message {
    let word = FailureKind(cell)?.word ?? ""
    if verdict == .tolerated { return "\(Message(key: word)), which the baseline tolerates" }
    switch cell.status {
    case .skipped: return cell.reason ?? "it was not run"
    case .noTranscript: return "it has no transcript"
    default: return "\(word), which does not fail this run"
    }
  }

  /// Whether the warnings of a document fail; documents that are no lessons have other readers in mind.
  package func warningsFail(in path: String) -> Bool {
    isStrict && DocumentName(path: path).isLesson
  }

  /// The warnings of a document that fail.
  func failingWarnings(of document: DocumentRecord) -> [Finding] {
    warningsFail(in: document.path) ? document.warnings ?? [] : []
  }

  /// The warnings of a document that fail nothing.
  func plainWarnings(of document: DocumentRecord) -> [Finding] {
    warningsFail(in: document.path) ? [] : document.warnings ?? []
  }

  /// What a document whose cells are not there adds to a run: of those that were skipped, each fails where that is asked for.
  func verdicts(of verdict: DocumentVerdict) -> [CellVerdict] {
    verdict.skips.map { self.verdict(.skipped, FailureKind($0.cause), false) }
  }
}
