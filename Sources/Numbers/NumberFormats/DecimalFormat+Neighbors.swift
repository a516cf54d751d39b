import ExactNumbers

extension DecimalFormat {
  /// The least value above a value; infinity has none above it and stays, as does NaN.
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

  /// The greatest value below a value; negative infinity has none below it and stays, as does NaN.
  public func nextDown(_ value: DecimalValue) -> DecimalValue {
    nextUp(value.negated).negated
  }

  /// The distance from a number to the next number farther from zero with as many digits, a power of ten.
  ///
  /// That from zero is the smallest number. Nil for infinity and NaN.
  public func unitInTheLastPlace(of value: DecimalValue) -> ExactRational? {
    value.exact.map { number in
      ExactRational(1).scaled(byPowerOfTen: number.decimalExponent.map(lastPlace) ?? leastPlace)
    }
  }
}
