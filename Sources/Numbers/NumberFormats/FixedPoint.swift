import ExactNumbers

/// Elementary functions in integers, in units of 2 to the power −`precision`.
struct FixedPoint {
  let precision: Int
  private let one: ExactInteger

  init(_ precision: Int) {
    self.precision = precision
    one = .powerOfTwo(precision)
  }

  func product(_ left: ExactInteger, _ right: ExactInteger) -> ExactInteger {
    .fixedPointProduct(left, right, fractionBits: precision)
  }

  /// Returns the quotient of a number and a number above zero.
  func quotient(_ left: ExactInteger, _ right: ExactInteger) -> ExactInteger {
    (try? .fixedPointQuotient(left, right, fractionBits: precision)) ?? 0
  }

  /// Returns a number without the bits below the unit.
  private func number(_ operand: FloatOperand<UInt128>, fractionBits: Int) -> ExactInteger {
    let shift = operand.exponent - 127 + fractionBits
    let magnitude =
      shift < 0
      ? ExactInteger(operand.significand >> -shift) : ExactInteger(operand.significand) * .powerOfTwo(shift)
    return operand.isNegative ? 0 - magnitude : magnitude
  }

  /// Returns e raised to a number: a part from 1 to 2, and the exponent of the power of two to multiply it by.
  func exponential(_ operand: FloatOperand<UInt128>) -> (ExactInteger, exponent: Int) {
    // Enough extra bits that the multiple of the logarithm of 2 is right to a unit.
    let extra = max(0, operand.exponent) + 2
    let exact = number(operand, fractionBits: precision + extra)
    let ln2 = ElementaryConstant.ln2.value(fractionBits: precision + extra)
    let (multiple, rest) = floored(exact, ln2)
    return (exponential(of: rest >> extra), multiple.int ?? 0)
  }

  /// Returns 2 raised to a number: a part from 1 to 2, and the exponent of the power of two to multiply it by.
  func powerOfTwo(_ operand: FloatOperand<UInt128>) -> (ExactInteger, exponent: Int) {
    let (multiple, rest) = floored(number(operand, fractionBits: precision), one)
    return (exponential(of: product(rest, ElementaryConstant.ln2.value(fractionBits: precision))), multiple.int ?? 0)
  }

  private func floored(_ number: ExactInteger, _ unit: ExactInteger) -> (ExactInteger, rest: ExactInteger) {
    (try? number.flooredQuotientAndRemainder(dividingBy: unit)) ?? (0, 0)
  }

  /// Returns the sum of *x*ⁿ / *n*! for a number from 0 to 1.
  private func exponential(of number: ExactInteger) -> ExactInteger {
    var (sum, term, count) = (one, one, 0 as UInt32)
    while term != 0 {
      count += 1
      term = product(term, number).flooredQuotient(dividingBy: count)
      sum = sum + term
    }
    return sum
  }

  /// Returns the natural logarithm of a number above zero.
  func logarithm(_ operand: FloatOperand<UInt128>) -> ExactInteger {
    let (part, exponent) = logarithmOfPart(operand)
    // The error of the constant is multiplied with the exponent, of at most 18 bits.
    let ln2 = ElementaryConstant.ln2.value(fractionBits: precision + 18)
    return (ln2 * exponent) >> 18 + part
  }

  /// Returns the logarithm to the base 2 of a number above zero.
  func binaryLogarithm(_ operand: FloatOperand<UInt128>) -> ExactInteger {
    let (part, exponent) = logarithmOfPart(operand)
    return one * exponent + quotient(part, ElementaryConstant.ln2.value(fractionBits: precision))
  }

  /// Returns the natural logarithm of a number divided by a power of two, and its exponent.
  private func logarithmOfPart(_ operand: FloatOperand<UInt128>) -> (ExactInteger, exponent: ExactInteger) {
    // The rest is from three quarters to one and a half, so that nothing cancels.
    let isHigh = operand.significand >> 126 == 3
    let zeros = operand.significand.trailingZeroBitCount
    let digits = ExactInteger(operand.significand >> zeros)
    let unit = ExactInteger.powerOfTwo((isHigh ? 128 : 127) - zeros)
    let part = quotient(digits - unit, digits + unit)
    let logarithm = inverseTangent(part, square: product(part, part), isHyperbolic: true) * 2
    return (logarithm, ExactInteger(operand.exponent + (isHigh ? 1 : 0)))
  }

  /// Returns the sum of *x*²ⁿ⁺¹ / (2*n* + 1), with alternating signs unless it is hyperbolic.
  func inverseTangent(_ number: ExactInteger, square: ExactInteger, isHyperbolic: Bool) -> ExactInteger {
    var (sum, power, count) = (number, number, 1 as UInt32)
    while power.magnitudeBitWidth > 1 {
      count += 2
      power = product(power, square)
      let term = power.flooredQuotient(dividingBy: count)
      sum = isHyperbolic || count & 2 == 0 ? sum + term : sum - term
    }
    return sum
  }

  /// Returns the sine of an angle plus some quarters of a turn.
  func sine(_ operand: FloatOperand<UInt128>, quarterTurns: Int) -> ExactInteger {
    var angle = operand
    angle.isNegative = false
    let extra = max(0, operand.exponent) + 2
    let quarter = ElementaryConstant.pi.value(fractionBits: precision + extra - 1)
    let (turns, rest) = floored(number(angle, fractionBits: precision + extra), quarter)
    let isOdd = turns.isOdd
    let quadrant = (((turns >> 1).isOdd ? 2 : 0) + (isOdd ? 1 : 0) + quarterTurns) % 4
    let value = series(rest >> extra, isCosine: quadrant % 2 == 1)
    // The cosine, a quarter of a turn later, has no sign of its argument.
    return (quadrant >= 2) != (operand.isNegative && quarterTurns == 0) ? 0 - value : value
  }

  /// Returns the sum of the terms of the sine or cosine of an angle from 0 to a quarter of a turn.
  private func series(_ angle: ExactInteger, isCosine: Bool) -> ExactInteger {
    let square = product(angle, angle)
    var (term, count) = (isCosine ? one : angle, isCosine ? 0 : 1 as UInt32)
    var (sum, isNegative) = (term, false)
    while term != 0 {
      term = product(term, square).flooredQuotient(dividingBy: (count + 1) * (count + 2))
      count += 2
      isNegative.toggle()
      sum = isNegative ? sum - term : sum + term
    }
    return sum
  }
}
