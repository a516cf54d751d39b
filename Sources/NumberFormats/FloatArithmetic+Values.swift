import ExactNumbers

extension FloatArithmetic {
  /// The code of a value of any format, rounded.
  ///
  /// With `value(of:)` of a posit format, it converts a code of that format. All NaN are quiet here.
  ///
  /// - Complexity: That of an exact division.
  public func round(_ value: FloatValue, rounding: Rounding = .nearestEven) -> FloatResult {
    switch value {
    case .finite(let number):
      number.isZero
        ? FloatResult(wide.encode(.zero(isNegative: number.isNegative), rounding))
        : round(number.exact, rounding: rounding)
    case .infinity(let isNegative): FloatResult(wide.encode(.infinity(isNegative: isNegative), rounding))
    case .nan: FloatResult(wide.encode(.nan, rounding))
    }
  }
}
