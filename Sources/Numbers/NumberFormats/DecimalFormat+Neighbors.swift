import ExactNumbers

extension DecimalFormat {
  /// Returns the least value above a value; infinity and NaN are returned unchanged.
  ///
  /// Above the negative number nearest to zero comes −0, and above both zeros the smallest number above zero.
  ///
  /// Source: IEEE Std 754-2019, 5.3.1.
  public func nextUp(_ value: DecimalValue) -> DecimalValue {
    switch value {
    case .nan, .infinity(isNegative: false): value
    case .infinity(isNegative: true): .finite(largest.negated)
    case .finite(let number): round(number.exact + smallestPositive.exact * .powerOfTwo(-1), rounding: .up).value
    }
  }

  /// Returns the greatest value below a value; negative infinity and NaN are returned unchanged.
  public func nextDown(_ value: DecimalValue) -> DecimalValue {
    nextUp(value.negated).negated
  }

  /// Returns the distance from a number to the next number farther from zero with as many digits, a power of ten.
  ///
  /// From zero, the distance is the smallest number. Nil for infinity and NaN.
  public func unitInTheLastPlace(of value: DecimalValue) -> ExactRational? {
    value.exact.map { number in
      ExactRational(1).scaled(byPowerOfTen: number.decimalExponent.map(lastPlace) ?? leastPlace)
    }
  }
}
