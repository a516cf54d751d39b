import ExactNumbers

/// A finite decimal number, taken apart: ± coefficient × 10^exponent.
///
/// There is one such number for each value but zero, which has two: +0 and −0 are different numbers here, though their
/// ``exact`` values are equal.
public struct DecimalNumber: Sendable, Hashable {
  /// Whether the sign is a minus, including for −0.
  public let isNegative: Bool
  /// The exponent of the last digit; 0 for zero.
  public let exponent: Int
  /// The lower word of the coefficient.
  let low: UInt64
  /// The upper word; no format has more digits than fit both.
  let high: UInt64

  /// The significant digits as an integer that is not negative; its last digit is not 0, unless it is zero.
  public var coefficient: ExactInteger { ExactInteger(magnitude: digits) }

  /// Creates the number of a coefficient of at most 34 digits, which may end with zeros, and an exponent.
  init(isNegative: Bool, coefficient: ExactInteger, exponent: Int) {
    let (digits, zeros) = coefficient.withoutTrailingZeros
    self.init(
      isNegative: isNegative, withoutTrailingZeros: digits.shortMagnitude ?? 0,
      exponent: digits == 0 ? 0 : exponent + zeros)
  }

  /// Creates the number of digits whose last one is not 0.
  @inline(__always)
  init(isNegative: Bool, withoutTrailingZeros digits: UInt128, exponent: Int) {
    (self.isNegative, self.exponent) = (isNegative, exponent)
    (low, high) = (UInt64(truncatingIfNeeded: digits), UInt64(truncatingIfNeeded: digits &>> 64))
  }

  /// The coefficient in one word.
  @inline(__always)
  var digits: UInt128 { UInt128(high) &<< 64 | UInt128(low) }

  /// The value, which is 0 for either zero.
  ///
  /// - Complexity: That of raising ten to the exponent.
  public var exact: ExactRational {
    let magnitude = ExactRational(coefficient).scaled(byPowerOfTen: exponent)
    return isNegative ? -magnitude : magnitude
  }

  /// Whether the number is +0 or −0.
  public var isZero: Bool {
    low | high == 0
  }

  /// The number with the opposite sign.
  public var negated: DecimalNumber {
    DecimalNumber(isNegative: !isNegative, withoutTrailingZeros: digits, exponent: exponent)
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The exact value in decimal without an exponent and without needless zeros, and `-0` for the negative zero.
  public var description: String {
    isZero && isNegative ? "-0" : exact.description
  }
}
