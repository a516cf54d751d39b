import LessonKit
import Results

/// In which ways a cell can fail, as `--fail-on` and a baseline name them.
package enum FailureKind: Hashable {
  /// It gives something else than it says.
  case differs
  /// It traps, does not end, or has a mistake of its own.
  case couldNotRun
  /// It has no transcript.
  case noTranscript
  /// It was skipped for a reason of this machine.
  case skipped
  /// It is a listing that was skipped for a reason of its own.
  case obstacle(Obstacle)

  /// All kinds.
  package static let all: [FailureKind] =
    [.differs, .couldNotRun, .noTranscript, .skipped] + Obstacle.allCases.map { .obstacle($0) }

  /// The word for it.
  package var word: String {
    switch self {
    case .differs: "differs"
    case .couldNotRun: "traps"
    case .noTranscript: "no-transcript"
    case .skipped: "skipped"
    case .obstacle(let obstacle): obstacle.rawValue
    }
  }

  /// The kind that a word names.
  package init?(word: String) {
    guard let kind = Self.all.first(where: { $0.word == word }) else { return nil }
    self = kind
  }

  /// How a cell failed; nil for one that agrees, and for one of which its author says that it is not run.
  package init?(_ outcome: CellOutcome) {
    switch outcome.status {
    case .agrees: return nil
    case .differs: self = .differs
    case .couldNotRun: self = .couldNotRun
    case .noTranscript:
      guard !outcome.cell.refusesTranscript else { return nil }
      self = .noTranscript
    case .skipped:
      if case .swift(let attributes) = outcome.cell.action, attributes.ignoreReason != nil { return nil }
      self = outcome.obstacle.map { .obstacle($0) } ?? .skipped
    }
  }
}
