import LessonKit
import Results

/// In which ways a cell can fail, as `--fail-on` and a baseline name them.
package enum FailureKind: Hashable {
  /// It gives something else than it says.
  case differs
  /// It traps, throws an error or does not end.
  case traps
  /// What its fence announces, an error, a warning or a trap, does not happen.
  case announced
  /// Something is wrong with it, or with what it needs.
  case couldNotRun
  /// It has no transcript.
  case noTranscript
  /// It was skipped for a reason of this machine.
  case skipped
  /// It is a listing that was skipped for a reason of its own.
  case obstacle(Obstacle)

  /// All kinds.
  package static let all: [FailureKind] =
    [.differs, .traps, .announced, .couldNotRun, .noTranscript, .skipped] + Obstacle.allCases.map { .obstacle($0) }

  /// The word for it.
  package var word: String {
    switch self {
    case .differs: "differs"
    case .traps: "traps"
    case .announced: "announced"
    case .couldNotRun: "could-not-run"
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

  /// How a cell failed; nil for one that agrees, and for one of which its author says that it is not compared.
  package init?(_ outcome: CellOutcome) {
    switch outcome.ending {
    case .agrees: return nil
    case .differs: self = .differs
    case .noTranscript:
      if outcome.cell.refusesTranscript { return nil }
      self = .noTranscript
    case .couldNotRun(_, let cause): self.init(cause)
    case .skipped(_, let cause): self.init(cause)
    case .cannotCompare: self = .skipped
    }
  }

  /// How a cell failed, as far as its saved outcome says.
  init?(_ record: CellRecord) {
    switch record.status {
    case .agrees: return nil
    case .differs: self = .differs
    case .noTranscript: self = .noTranscript
    case .couldNotRun: self.init(record.cause ?? .error)
    case .skipped: self.init(record.skip ?? .machine)
    }
  }

  private init(_ cause: CellOutcome.Cause) {
    switch cause {
    case .error: self = .couldNotRun
    case .trap: self = .traps
    case .announcement: self = .announced
    }
  }

  /// How a skipped cell failed; nil where its author skips it.
  init?(_ cause: SkipCause) {
    switch cause {
    case .author: return nil
    case .obstacle(let obstacle): self = .obstacle(obstacle)
    case .machine, .notRun, .noCompiler: self = .skipped
    }
  }
}
