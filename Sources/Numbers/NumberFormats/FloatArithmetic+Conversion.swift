import ExactNumbers

extension FloatArithmetic {
  /// Converts a code of another format to this format.
  ///
  /// A signaling NaN is invalid, and a NaN keeps its payload if ``nanPropagation`` says so.
  ///
  /// - Precondition: `code` is at most the largest code of `source`.
  public func convert(_ code: Code, from source: FloatArithmetic, rounding: Rounding = .nearestEven) -> FloatResult {
    source.check(code)
    if let narrow, let kernel = source.narrow {
      return propagating(
        FloatResult(narrow.encode(kernel.decode(UInt64(code)), rounding)), convertedFrom: code, source.format)
    }
    return propagating(
      FloatResult(wide.encode(source.wide.decode(code), rounding)), convertedFrom: code, source.format)
  }

  /// Returns the code of an exact number, rounded.
  ///
  /// - Complexity: That of an exact division.
  public func round(_ number: ExactRational, rounding: Rounding = .nearestEven) -> FloatResult {
    guard let (bits, exponent, isExact) = number.leadingBits else {
      return FloatResult(wide.encode(.zero(isNegative: false), rounding))
    }
    let significand = isExact ? bits : bits | 1
    let exact = FloatOperand.number(isNegative: number.isNegative, exponent: exponent, significand: significand)
    return encodeWide((exact, []), rounding, magnitude: number.exactMagnitude)
  }
}
