import ExactNumbers

/// A finite decimal number, taken apart: ± coefficient × 10^exponent.
///
/// There is one such number for each value but zero, which has two: +0 and −0 are different numbers here, though their
/// ``exact`` values are equal.
public struct DecimalNumber: Sendable, Hashable {
  /// Whether the sign is a minus, including for −0.
  public let isNegative: Bool
  /// The significant digits as an integer that is not negative; its last digit is not 0, unless it is zero.
  public let coefficient: ExactInteger
  /// The exponent of the last digit; 0 for zero.
  public let exponent: Int

  /// Creates the number of a coefficient, which may end with zeros, and an exponent.
  init(isNegative: Bool, coefficient: ExactInteger, exponent: Int) {
    let (digits, zeros) = coefficient.withoutTrailingZeros
    self.isNegative = isNegative
    self.coefficient = digits
    self.exponent = digits == 0 ? 0 : exponent + zeros
  }

  /// Creates the number of a coefficient whose last digit is not 0.
  init(isNegative: Bool, withoutTrailingZeros coefficient: ExactInteger, exponent: Int) {
    (self.isNegative, self.coefficient, self.exponent) = (isNegative, coefficient, exponent)
  }

  /// The coefficient in one word of 128 bits, enough for 34 digits.
  var digits: UInt128? { coefficient.shortMagnitude }

  /// The value, which is 0 for either zero.
  ///
  /// - Complexity: That of raising ten to the exponent.
  public var exact: ExactRational {
    let magnitude = ExactRational(coefficient).scaled(byPowerOfTen: exponent)
    return isNegative ? -magnitude : magnitude
  }

  /// Whether the number is +0 or −0.
  public var isZero: Bool {
    coefficient == 0
  }

  /// The number with the opposite sign.
  public var negated: DecimalNumber {
    DecimalNumber(isNegative: !isNegative, withoutTrailingZeros: coefficient, exponent: exponent)
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The exact value in decimal without an exponent and without needless zeros, and `-0` for the negative zero.
  public var description: String {
    isZero && isNegative ? "-0" : exact.description
  }
}
