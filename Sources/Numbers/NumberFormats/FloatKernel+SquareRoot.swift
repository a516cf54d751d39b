extension FloatKernel {
  /// Returns the exact square root, with a trace of the bits that do not fit the word.
  ///
  /// It is found digit by digit, two more than the significand has, which is enough for every rounding.
  func squareRoot(_ operand: Operand) -> Exact {
    switch operand.kind {
    case .zero: return (operand, [])
    case .nan: return (operand, [])
    case .signalingNaN: return (.nan, .invalid)
    case .infinity, .number:
      if operand.isNegative { return (.nan, .invalid) }
      return operand.kind == .infinity ? (operand, []) : (rootOfNumber(operand), [])
    }
  }

  private func rootOfNumber(_ operand: Operand) -> Operand {
    let isOdd = operand.exponent & 1 == 1
    if Word.bitWidth == 128 {
      // The radicand has 252 bits at most, and the root 126.
      let radicand = WideInteger(UInt128(truncatingIfNeeded: operand.significand)).shiftedUp(by: isOdd ? 124 : 123)
      let root = radicand.squareRoot
      let trace: UInt128 = WideInteger(root, times: root) == radicand ? 0 : 1
      return .number(
        isNegative: false, exponent: operand.exponent >> 1, significand: Word(truncatingIfNeeded: root << 2 | trace))
    }
    // The digits of the radicand are taken in pairs; the first pair is 01 for an even exponent, 1x for an odd one.
    var digits = isOdd ? operand.significand : operand.significand >> 1
    var (root, rest) = (0 as Word, 0 as Word)
    let count = min(precision + 34, Word.bitWidth - 2)
    for _ in 0..<count {
      rest = rest << 2 | digits >> (Word.bitWidth - 2)
      digits <<= 2
      let trial = root << 2 | 1
      root <<= 1
      if rest >= trial {
        rest -= trial
        root |= 1
      }
    }
    let unused = Word.bitWidth - count
    return .number(
      isNegative: false, exponent: operand.exponent >> 1,
      significand: root << unused | (rest == 0 && digits == 0 ? 0 : 1))
  }
}
