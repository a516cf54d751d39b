extension Double {
  /// Creates the logarithm to the base 2 of a positive number, for drawing on a logarithmic scale; nil if the number is
  /// not positive.
  ///
  /// It has 32 binary places, is less than 2⁻³¹ too small and exact for powers of two. Only integers are used, so the
  /// result is the same on every machine, and it never falls as the number rises.
  ///
  /// - Complexity: That of a division of the numerator by the denominator.
  public init?(binaryLogarithmOf number: ExactRational) {
    guard number > 0, let (bits, exponent, _) = number.leadingBits else { return nil }
    // The significand is in 1..<2 with 63 places; squaring it doubles its logarithm, whose next bit is then before the point.
    var significand = UInt64(truncatingIfNeeded: bits >> 64)
    var fraction: UInt64 = 0
    for _ in 0..<32 {
      let square = significand.multipliedFullWidth(by: significand).high
      let isTwoOrMore = square >> 63 == 1
      significand = isTwoOrMore ? square : square << 1
      fraction = fraction << 1 | (isTwoOrMore ? 1 : 0)
    }
    self = Double(exponent) + Double(fraction) / 0x1p32
  }
}
