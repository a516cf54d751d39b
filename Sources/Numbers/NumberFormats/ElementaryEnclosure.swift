import ExactNumbers

/// A lower and an upper bound of the irrational value of an elementary function.
///
/// Everything is an integer in units of 2 to the power −`precision`. A product, quotient or shift is at most a unit too
/// small, and a series has fewer terms than there are bits, so that all errors together are less than 2¹⁶ units up to a
/// precision of 2¹³ bits, and less than `precision` × 8 beyond.
struct ElementaryEnclosure {
  /// The exponent from which numbers are beyond the exponents of every format.
  static let exponentLimit = 20

  /// The lower bound of the value, in units of 2 to the power `exponent`.
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

  /// The least and the greatest number that the value can be, each with a trace; nil if their signs differ.
  ///
  /// The trace says whether anything below the last bit was cut off.
  var operands: (low: FloatOperand<UInt128>, high: FloatOperand<UInt128>)? {
    if low > 0 { return (operand(low, false), operand(high - 1, false)) }
    if high < 0 { return (operand(0 - high, true), operand(0 - low - 1, true)) }
    return nil
  }

  /// Returns an operand of a magnitude, with a trace.
  private func operand(_ magnitude: ExactInteger, _ isNegative: Bool) -> FloatOperand<UInt128> {
    let shift = magnitude.magnitudeBitWidth - 128
    let word = UInt128(exactly: shift > 0 ? magnitude >> shift : magnitude) ?? 0
    let significand = shift > 0 ? word : word << UInt128(-shift)
    return .number(isNegative: isNegative, exponent: exponent + shift + 127, significand: significand | 1)
  }
}
