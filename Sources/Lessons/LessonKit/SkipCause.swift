import Results

/// The cause of a skipped cell, as far as a decision depends on it.
public enum SkipCause: Sendable, Hashable {
  /// A reason of this machine or this run.
  case machine
  /// A request of the author.
  case author
  /// The cell was not requested, and nothing is known of it.
  case notRun
  /// A missing Swift compiler.
  case noCompiler
  /// An obstacle in the code of the cell.
  case obstacle(Obstacle)
}

extension SkipCause: RawRepresentable, Codable {
  private static let plain: [SkipCause] = [.machine, .author, .notRun, .noCompiler]

  /// Creates the cause that a word names.
  public init?(rawValue: String) {
    if let cause = Self.plain.first(where: { $0.rawValue == rawValue }) {
      self = cause
    } else if let obstacle = Obstacle(rawValue: rawValue) {
      self = .obstacle(obstacle)
    } else {
      return nil
    }
  }

  /// The word for the cause in saved outcomes.
  public var rawValue: String {
    switch self {
    case .machine: "machine"
    case .author: "author"
    case .notRun: "not-run"
    case .noCompiler: "no-compiler"
    case .obstacle(let obstacle): obstacle.rawValue
    }
  }
}
