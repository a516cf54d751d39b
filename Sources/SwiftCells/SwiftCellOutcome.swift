import Results

/// What compiling and running a Swift cell gave.
public enum SwiftCellOutcome: Sendable, Hashable, Codable {
  /// The lines that it printed, and for a cell that must trap the trap.
  case printed([String])
  /// The compiler's messages about a cell that gives them as its result.
  case diagnostics(Diagnostics)
  /// It compiles, and nothing else was asked for.
  case compiled
  /// It did not do what it must.
  case failed([SwiftCellProblem])
  /// It was not run, for a reason that lies outside it.
  case skipped(String)

  /// Whether it was not run, for a reason that lies outside it.
  var isSkipped: Bool { if case .skipped = self { true } else { false } }
}

/// Why a cell did not do what it must.
public struct SwiftCellProblem: Error, Sendable, Hashable, Codable {
  /// The line within the cell, from 1; nil for the cell as a whole.
  public var line: Int?
  /// What is wrong.
  public var message: String
  /// What is allowed, or what to do next.
  public var help: String?

  /// Creates a problem.
  init(line: Int? = nil, _ message: String, help: String? = nil) {
    (self.line, self.message, self.help) = (line, message, help)
  }
}
