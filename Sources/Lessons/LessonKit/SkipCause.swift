import Results

/// Why a cell was skipped, as far as something depends on it.
public enum SkipCause: Sendable, Hashable {
  /// This machine or this run has a reason.
  case machine
  /// Its author says so.
  case author
  /// Nobody asked to run it, and nothing is known of it.
  case notRun
  /// There is no Swift compiler.
  case noCompiler
  /// Something about its code keeps it from running.
  case obstacle(Obstacle)
}

extension SkipCause: RawRepresentable, Codable {
  private static let plain: [SkipCause] = [.machine, .author, .notRun, .noCompiler]

  /// The cause that a word names.
  public init?(rawValue: String) {
    if let cause = Self.plain.first(where: { $0.rawValue == rawValue }) {
      self = cause
    } else if let obstacle = Obstacle(rawValue: rawValue) {
      self = .obstacle(obstacle)
    } else {
      return nil
    }
  }

  /// The word for it in saved outcomes.
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
