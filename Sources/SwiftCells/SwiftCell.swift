/// A cell of Swift source, as far as compiling and running it goes.
public struct SwiftCell: Sendable, Hashable {
  /// What becomes of a cell.
  public enum Use: Sendable, Hashable {
    /// It is compiled and run.
    case run
    /// It is compiled alone.
    case compile
    /// It must not compile; the compiler's messages are the result.
    case error
    /// It must compile with warnings; the compiler's messages are the result.
    case warning
    /// It must trap; what it prints and the trap are the result.
    case trap
  }

  /// The source.
  public var source: String
  /// What becomes of it.
  public var use: Use

  /// Creates a cell.
  public init(_ source: String, use: Use = .run) {
    (self.source, self.use) = (source, use)
  }
}
