import Results
import SourceText

/// The outcome of compiling and running a Swift cell.
package enum SwiftCellOutcome: Sendable, Hashable, Codable {
  /// The lines that the cell printed, and the trap of a cell that must trap.
  case printed([String])
  /// The compiler's messages, as the result of a cell.
  case diagnostics(Diagnostics)
  /// The cell compiles, and nothing else was required.
  case compiled
  /// The cell failed to meet a requirement.
  case failed([SwiftCellError])
  /// The cell was not run, for a reason outside it.
  case skipped(Message)
  /// The cell was run twice, with different outcomes.
  indirect case varying(SwiftCellOutcome, SwiftCellOutcome)

  /// Whether the cell failed to meet a requirement.
  var isFailed: Bool { if case .failed = self { true } else { false } }

  /// Whether the cell was not run, for a reason outside it.
  var isSkipped: Bool { if case .skipped = self { true } else { false } }
}
