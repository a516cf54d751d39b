import ExactNumbers

extension FloatArithmetic {
  /// Returns the code of a value of any format, rounded.
  ///
  /// With `value(of:)` of a posit format, it converts a code of that format. Every NaN is quiet here.
  ///
  /// - Complexity: That of an exact division.
  public func round(_ value: FloatValue, rounding: Rounding = .nearestEven) -> FloatResult {
    switch value {
    case .finite(let number): round(number.exact, zeroIsNegative: number.isNegative, rounding)
    case .infinity(let isNegative): FloatResult(wide.encode(.infinity(isNegative: isNegative), rounding))
    case .nan: FloatResult(wide.encode(.nan, rounding))
    }
  }

  /// Returns the code of a value of a decimal format, rounded.
  ///
  /// - Complexity: That of an exact division.
  public func round(_ value: DecimalValue, rounding: Rounding = .nearestEven) -> FloatResult {
    switch value {
    case .finite(let number): round(number.exact, zeroIsNegative: number.isNegative, rounding)
    case .infinity(let isNegative): FloatResult(wide.encode(.infinity(isNegative: isNegative), rounding))
    case .nan: FloatResult(wide.encode(.nan, rounding))
    }
  }

  private func round(_ number: ExactRational, zeroIsNegative: Bool, _ rounding: Rounding) -> FloatResult {
    number == 0
      ? FloatResult(wide.encode(.zero(isNegative: zeroIsNegative), rounding)) : round(number, rounding: rounding)
  }
}
