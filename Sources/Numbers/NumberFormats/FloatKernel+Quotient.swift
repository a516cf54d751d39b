extension FloatKernel {
  /// Returns the exact quotient, with a trace of the bits that do not fit the word.
  ///
  /// The quotient by a zero without a sign has no sign, so that a division by it is invalid, as in IEEE P3109.
  @inline(__always)
  func quotient(_ left: Operand, _ right: Operand) -> Exact {
    guard left.kind == .number, right.kind == .number else { return quotientOfSpecials(left, right) }
    let isLess = left.significand < right.significand
    let (quotient, rest) = right.significand.dividingFullWidth(
      (isLess ? left.significand : left.significand >> 1, 0))
    return (
      .number(
        isNegative: left.isNegative != right.isNegative, exponent: left.exponent - right.exponent - (isLess ? 1 : 0),
        significand: rest == 0 ? quotient : quotient | 1), []
    )
  }

  private func quotientOfSpecials(_ left: Operand, _ right: Operand) -> Exact {
    if let nan = Self.nan(left, right) { return nan }
    let isNegative = left.isNegative != right.isNegative
    switch (left.kind, right.kind) {
    case (.infinity, .infinity), (.zero, .zero): return (.nan, .invalid)
    case (_, .infinity), (.zero, _): return (.zero(isNegative: isNegative), [])
    case (_, .zero) where zero == .unsigned: return (.nan, .invalid)
    case (.infinity, _): return (.infinity(isNegative: isNegative), [])
    default: return (.infinity(isNegative: isNegative), .divideByZero)
    }
  }

  /// Returns the exact remainder: a number minus the nearest multiple of another; ties go to the even multiple.
  ///
  /// Source: IEEE Std 754-2019, 5.3.1.
  ///
  /// - Complexity: O(*d*) for *d*, the difference of the exponents.
  func remainder(_ left: Operand, _ right: Operand) -> Exact {
    if let nan = Self.nan(left, right) { return nan }
    if left.kind == .infinity || right.kind == .zero { return (.nan, .invalid) }
    var distance = left.exponent - right.exponent
    if left.kind == .zero || right.kind == .infinity || distance < -1 { return (left, []) }

    let unused = Word.bitWidth - precision
    var divisor = right.significand >> unused
    if distance < 0 { (divisor, distance) = (divisor << 1, 0) }
    var (quotient, rest) = (left.significand >> unused).quotientAndRemainder(dividingBy: divisor)
    let lowest = left.exponent - distance - precision + 1
    let step = unused - 1
    while distance > 0 {
      let shift = min(distance, step)
      (quotient, rest) = (rest << shift).quotientAndRemainder(dividingBy: divisor)
      distance -= shift
    }
    let isUp = rest << 1 > divisor || rest << 1 == divisor && quotient & 1 == 1
    return (
      .normalized(
        isNegative: left.isNegative != isUp, exponent: lowest + Word.bitWidth - 1, word: isUp ? divisor - rest : rest,
        zeroIsNegative: left.isNegative), []
    )
  }
}
