import ExactNumbers

/// A bound from below and one from above of the value of an elementary function, which is irrational.
///
/// Everything is an integer in units of 2 to the power −`precision`. A product, quotient or shift is at most a unit too small,
/// and a series has fewer terms than there are bits, so that all errors together are less than 2¹⁶ units up to a precision of
/// 2¹³ bits, and less than `precision` × 8 beyond.
struct ElementaryEnclosure {
  /// Numbers with such an exponent or a larger one are beyond the exponents of every format.
  static let exponentLimit = 20

  /// The value in units of 2 to the power `exponent`, between these.
  private let low: ExactInteger
  private let high: ExactInteger
  private let exponent: Int

  /// Encloses the value of a function of a number.
  init(_ function: ElementaryFunction, _ argument: FloatOperand<UInt128>, precision: Int) {
    let point = FixedPoint(precision)
    let (value, exponent): (ExactInteger, Int) =
      switch function {
      case .exp: point.exponential(argument)
      case .exp2: point.powerOfTwo(argument)
      case .log: (point.logarithm(argument), 0)
      case .log2: (point.binaryLogarithm(argument), 0)
      case .sin: (point.sine(argument, quarterTurns: 0), 0)
      case .cos: (point.sine(argument, quarterTurns: 1), 0)
      }
    let error = ExactInteger(max(1 << 16, precision * 8))
    (low, high, self.exponent) = (value - error, value + error, exponent - precision)
  }

  /// The least and the greatest number that the value can be, each with a trace of what it has more; nil where they have
  /// not the same sign.
  var operands: (low: FloatOperand<UInt128>, high: FloatOperand<UInt128>)? {
    if low > 0 { return (operand(low, false), operand(high - 1, false)) }
    if high < 0 { return (operand(0 - high, true), operand(0 - low - 1, true)) }
    return nil
  }

  /// A magnitude, and a trace.
  private func operand(_ magnitude: ExactInteger, _ isNegative: Bool) -> FloatOperand<UInt128> {
    let shift = magnitude.magnitudeBitWidth - 128
    let word = UInt128(exactly: shift > 0 ? magnitude >> shift : magnitude) ?? 0
    let significand = shift > 0 ? word : word << UInt128(-shift)
    return .number(isNegative: isNegative, exponent: exponent + shift + 127, significand: significand | 1)
  }
}
