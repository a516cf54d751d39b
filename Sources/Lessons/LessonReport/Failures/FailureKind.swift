import LessonKit
import Results

/// A kind of failure of a cell, as `--fail-on` and a baseline name it.
package enum FailureKind: Hashable {
  /// The result differs from the document.
  case differs
  /// The cell traps, throws an error, or does not end.
  case traps
  /// The error, warning or trap that the fence announces does not happen.
  case announced
  /// The cell, or something that it needs, has an error.
  case couldNotRun
  /// The cell has no transcript.
  case noTranscript
  /// The cell was skipped for a reason of this machine.
  case skipped
  /// A link to a symbol leads nowhere, or to several symbols.
  case links
  /// The cell is a listing that was skipped because of its code.
  case obstacle(Obstacle)

  /// All kinds.
  package static let all: [FailureKind] =
    [.differs, .traps, .announced, .couldNotRun, .noTranscript, .skipped, .links]
    + Obstacle.allCases.map { .obstacle($0) }

  /// The word for the kind.
  package var word: String {
    switch self {
    case .differs: "differs"
    case .traps: "traps"
    case .announced: "announced"
    case .couldNotRun: "could-not-run"
    case .noTranscript: "no-transcript"
    case .skipped: "skipped"
    case .links: "links"
    case .obstacle(let obstacle): obstacle.rawValue
    }
  }

  /// Creates the kind that a word names.
  package init?(word: String) {
    guard let kind = Self.all.first(where: { $0.word == word }) else { return nil }
    self = kind
  }

  /// Creates the kind of a cell's failure; nil for a cell that agrees, or that its author excludes from comparison.
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

  /// Creates the kind of a cell's failure from its saved outcome.
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

  /// Creates the kind of a skipped cell's failure; nil if its author skips it.
  init?(_ cause: SkipCause) {
    switch cause {
    case .author: return nil
    case .obstacle(let obstacle): self = .obstacle(obstacle)
    case .machine, .notRun, .noCompiler: self = .skipped
    }
  }
}
