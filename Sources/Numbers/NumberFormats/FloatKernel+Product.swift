extension FloatKernel {
  /// Returns the exact product, with a trace of the bits that do not fit the word.
  @inline(__always)
  func product(_ left: Operand, _ right: Operand) -> Exact {
    guard left.kind == .number, right.kind == .number else { return productOfSpecials(left, right) }
    let (high, low) = left.significand.multipliedFullWidth(by: right.significand)
    let word = high << 1 | Word(truncatingIfNeeded: low >> (Word.bitWidth - 1))
    let isWide = high >> (Word.bitWidth - 1) == 1
    let trace = isWide ? low != 0 : low << 1 != 0
    return (
      .number(
        isNegative: left.isNegative != right.isNegative,
        exponent: left.exponent + right.exponent + (isWide ? 1 : 0),
        significand: (isWide ? high : word) | (trace ? 1 : 0)), []
    )
  }

  private func productOfSpecials(_ left: Operand, _ right: Operand) -> Exact {
    if let nan = Self.nan(left, right) { return nan }
    let isNegative = left.isNegative != right.isNegative
    switch (left.kind, right.kind) {
    case (.infinity, .zero), (.zero, .infinity): return (.nan, .invalid)
    case (.infinity, _), (_, .infinity): return (.infinity(isNegative: isNegative), [])
    default: return (.zero(isNegative: isNegative), [])
    }
  }

  /// Returns the exact product plus a third number, with a trace of the bits that do not fit the word.
  ///
  /// Infinity times zero is invalid even if the third number is NaN.
  func productPlus(_ left: Operand, _ right: Operand, _ addend: Operand, _ rounding: Rounding) -> Exact {
    let product = product(left, right)
    guard left.kind == .number, right.kind == .number, addend.kind == .number else {
      let (sum, flags) = sum(product.value, addend, rounding)
      return (sum, product.flags.union(flags))
    }
    let full = DoubleWord(left.significand.multipliedFullWidth(by: right.significand))
    let exponent = left.exponent + right.exponent + 1
    let zeros = full.leadingZeroBitCount
    return sum(
      (full.shiftedUp(by: zeros), exponent - zeros, product.value.isNegative),
      (DoubleWord(high: addend.significand, low: 0), addend.exponent, addend.isNegative), rounding)
  }

  /// Returns the sum of two numbers of two words, whose top bits are 1.
  private func sum(
    _ left: (digits: DoubleWord<Word>, exponent: Int, isNegative: Bool),
    _ right: (digits: DoubleWord<Word>, exponent: Int, isNegative: Bool), _ rounding: Rounding
  ) -> Exact {
    let isLeftNear = left.exponent != right.exponent ? left.exponent < right.exponent : left.digits < right.digits
    let (far, near) = isLeftNear ? (right, left) : (left, right)
    let aligned = near.digits.shiftedDownKeepingTrace(by: far.exponent - near.exponent + 1)
    let halved = far.digits.shiftedDownKeepingTrace(by: 1)
    let digits = far.isNegative == near.isNegative ? halved &+ aligned : halved &- aligned
    guard digits.high != 0 || digits.low != 0 else { return (.zero(isNegative: rounding == .down), []) }
    let zeros = digits.leadingZeroBitCount
    return (
      .number(
        isNegative: far.isNegative, exponent: far.exponent + 1 - zeros,
        significand: digits.shiftedUp(by: zeros).highWithTrace), []
    )
  }
}
