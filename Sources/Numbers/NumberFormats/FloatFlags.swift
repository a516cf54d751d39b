/// The exceptions of IEEE 754 that an operation signals.
///
/// Source: IEEE Std 754-2019, 7.
public struct FloatFlags: OptionSet, Sendable, Hashable {
  /// One bit an exception, in the order of Berkeley SoftFloat.
  public let rawValue: UInt8

  /// Creates the exceptions whose bits are set.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The result is not the exact one.
  public static let inexact = FloatFlags(rawValue: 1)
  /// The result is inexact and so small that it may have lost more than rounding takes.
  public static let underflow = FloatFlags(rawValue: 2)
  /// The result, rounded without any bound, is beyond the largest number.
  public static let overflow = FloatFlags(rawValue: 4)
  /// An infinity is the exact result of finite operands.
  public static let divideByZero = FloatFlags(rawValue: 8)
  /// An operation without a result, even in a format without NaN, or an operand that is a signaling NaN.
  public static let invalid = FloatFlags(rawValue: 16)
}

/// The condition for a tiny result, which decides about ``FloatFlags/underflow``.
///
/// Source: IEEE Std 754-2019, 7.5, which leaves the choice open.
public enum Tininess: Sendable, Hashable, CaseIterable {
  /// The exact result is nearer to zero than every normal number.
  case beforeRounding
  /// The result, rounded as if exponents had no bound, is nearer to zero than every normal number.
  case afterRounding
}

extension FloatFlags: CustomStringConvertible {
  /// The exceptions in brackets, such as `[overflow, inexact]`, or `[]` for none.
  public var description: String {
    let names: [(flag: FloatFlags, name: String)] = [
      (.invalid, "invalid"), (.divideByZero, "divideByZero"), (.overflow, "overflow"), (.underflow, "underflow"),
      (.inexact, "inexact"),
    ]
    return "[\(names.filter { contains($0.flag) }.map(\.name).joined(separator: ", "))]"
  }
}
