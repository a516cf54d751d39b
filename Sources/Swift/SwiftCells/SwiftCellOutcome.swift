import Results
import SourceText

/// What compiling and running a Swift cell gave.
package enum SwiftCellOutcome: Sendable, Hashable, Codable {
  /// The lines that it printed, and for a cell that must trap the trap.
  case printed([String])
  /// The compiler's messages about a cell that gives them as its result.
  case diagnostics(Diagnostics)
  /// It compiles, and nothing else was asked for.
  case compiled
  /// It did not do what it must.
  case failed([SwiftCellError])
  /// It was not run, for a reason that lies outside it.
  case skipped(Message)
  /// It was run twice, and gave something else the second time.
  indirect case varying(SwiftCellOutcome, SwiftCellOutcome)

  /// Whether it did not do what it must.
  var isFailed: Bool { if case .failed = self { true } else { false } }

  /// Whether it was not run, for a reason that lies outside it.
  var isSkipped: Bool { if case .skipped = self { true } else { false } }
}
