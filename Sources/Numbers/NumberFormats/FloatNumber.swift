import ExactNumbers

/// A finite number of a floating-point format, taken apart: ± significand × 2^exponent.
///
/// +0 and −0 are different numbers here because their codes are; their ``exact`` values are equal.
public struct FloatNumber: Sendable, Hashable {
  /// Whether the sign is a minus, including for −0.
  public let isNegative: Bool
  /// The significand without its binary point: the hidden bit, if there is one, and the fraction bits.
  public let digits: FloatFormat.Code
  /// The number of ``digits`` after the binary point.
  public let fractionBits: Int
  /// The exponent; for zero, the exponent of the smallest numbers.
  public let exponent: Int

  /// The significand: 0 for zero, between 0 and 1 for a subnormal number, at least 1 and less than 2 for a normal one.
  public var significand: ExactRational {
    ExactRational(ExactInteger(digits)).scaled(byPowerOfTwo: -fractionBits)
  }

  /// The value, which is 0 for either zero.
  ///
  /// - Complexity: O(*n*) for the magnitude *n* of the exponent.
  public var exact: ExactRational {
    let magnitude = ExactRational(ExactInteger(digits)).scaled(byPowerOfTwo: exponent - fractionBits)
    return isNegative ? -magnitude : magnitude
  }

  /// Whether the number is +0 or −0.
  public var isZero: Bool {
    digits == 0
  }
}

extension FloatNumber: CustomStringConvertible {
  /// The exact value in decimal, and `-0` for the negative zero.
  ///
  /// - Complexity: O(*n*²) at most for *n* digits; a fraction of a microsecond for up to 38 digits.
  public var description: String {
    ShortDecimal(self)?.description ?? exact.description
  }
}
