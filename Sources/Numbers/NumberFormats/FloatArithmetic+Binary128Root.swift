extension Binary128 {
  /// Returns the square root, or nil if the operand is not a normal number above zero.
  ///
  /// The root of the upper half of the digits is found first, and its remainder gives the lower half.
  ///
  /// Source: P. Zimmermann, *Karatsuba Square Root*, 1999.
  @inline(__always)
  static func squareRoot(_ operand: FloatFormat.Code) -> FloatResult? {
    let field = field(operand)
    guard field &- 1 < 0x7FFE, operand >> 127 == 0 else { return nil }
    let exponent = Int(truncatingIfNeeded: field) &- 16_383
    // The digits after these are zeros.
    let digits = significand(operand) &>> (exponent & 1 == 0 ? 1 : 0)
    let upper = UInt64(squareRootOf: digits)
    let rest = digits &- upper.multiplied(by: upper)
    // The remainder is at most twice the root; half of it with 64 zeros is the dividend.
    let dividend = (
      high: UInt64(truncatingIfNeeded: rest &>> 1), low: UInt64(truncatingIfNeeded: rest & 1) &<< 63
    )
    guard dividend.high < upper else { return nil }
    let (lower, left) = upper.dividingFullWidth(dividend)
    let square = lower.multiplied(by: lower)
    // Twice what is left of the dividend, with 64 zeros, minus the square is the last remainder.
    let remainder = UInt128(left) &<< 65
    let isLess = left >> 63 == 0 && remainder < square
    let isExact = left >> 63 == 0 && remainder == square
    let root = (UInt128(upper) &<< 64 | UInt128(lower)) &- (isLess ? 1 : 0)
    return round(0, exponent >> 1 &+ 16_383, isExact ? root : root | 1)
  }
}
