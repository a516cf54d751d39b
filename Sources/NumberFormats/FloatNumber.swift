import ExactNumbers

/// A finite number of a floating-point format, taken apart: ± significand × 2^exponent.
///
/// +0 and −0 are different numbers here because their codes are; their ``exact`` values are equal.
public struct FloatNumber: Sendable, Hashable {
  /// Whether the sign is a minus; also for −0.
  public let isNegative: Bool
  /// The exponent; that of zero is the exponent of the smallest numbers.
  public let exponent: Int
  /// The significand: 0 for zero, between 0 and 1 for a subnormal number, at least 1 and less than 2 for a normal one.
  public let significand: ExactRational

  /// The value, which is 0 for either zero.
  ///
  /// - Complexity: O(*n*) for the magnitude *n* of the exponent.
  public var exact: ExactRational {
    let magnitude = significand.scaled(byPowerOfTwo: exponent)
    return isNegative ? -magnitude : magnitude
  }

  /// Whether this is +0 or −0.
  public var isZero: Bool {
    significand == 0
  }
}

extension FloatNumber: CustomStringConvertible {
  /// The exact value in decimal, and `-0` for the negative zero.
  public var description: String {
    isZero && isNegative ? "-0" : exact.description
  }
}
