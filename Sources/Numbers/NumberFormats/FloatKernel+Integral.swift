extension FloatKernel {
  /// Returns the integer that a value is rounded to; inexact if the value has a fraction.
  ///
  /// Source: IEEE Std 754-2019, 5.9.
  func integral(_ operand: Operand, _ rounding: Rounding) -> Exact {
    guard operand.kind == .number else { return Self.nan(operand) ?? (operand, []) }
    let integerBits = operand.exponent + 1
    guard integerBits < Word.bitWidth else { return (operand, []) }
    let whole = integerBits > 0 ? operand.significand >> (Word.bitWidth - integerBits) : 0
    let rest =
      integerBits >= 0
      ? operand.significand << integerBits : operand.significand.shiftedDownKeepingTrace(by: -integerBits)
    guard rest != 0 else { return (operand, []) }
    let isUp = rounding.roundsUp(rest: rest, isNegative: operand.isNegative, isOdd: whole & 1 == 1)
    return (
      .normalized(
        isNegative: operand.isNegative, exponent: Word.bitWidth - 1, word: isUp ? whole + 1 : whole,
        zeroIsNegative: operand.isNegative), .inexact
    )
  }
}
