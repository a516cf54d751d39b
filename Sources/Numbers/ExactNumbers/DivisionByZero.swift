/// The error of an exact division by zero, which has no result.
public struct DivisionByZero: Error, Sendable, Hashable, CustomStringConvertible {
  /// Creates the error; there is only one.
  public init() {}

  /// The error message, in one line.
  public var description: String {
    "a number cannot be divided by zero"
  }
}
