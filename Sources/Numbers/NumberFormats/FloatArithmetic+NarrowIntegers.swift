extension FloatArithmetic {
  /// Returns the magnitude that a code is rounded to, in words of 64 bits; nil for zero, infinities, NaN, and magnitudes
  /// that need more.
  @inline(__always) func narrowInteger(_ code: Code, _ rounding: Rounding) -> RoundedInteger? {
    guard format.bits <= 64, format.fractionBits <= 52, format.hasSubnormals, !rounding.isStochastic else { return nil }
    let word = UInt64(truncatingIfNeeded: code)
    let magnitude = word & UInt64(truncatingIfNeeded: format.largestMagnitude)
    // Zero is not below the largest number here.
    guard magnitude &- 1 < UInt64(truncatingIfNeeded: format.largestFiniteCode) else { return nil }
    let hidden = (1 as UInt64) &<< UInt64(truncatingIfNeeded: format.fractionBits)
    let field = Int(truncatingIfNeeded: magnitude &>> UInt64(truncatingIfNeeded: format.fractionBits))
    let fraction = magnitude & (hidden &- 1)
    let significand = field == 0 ? fraction : fraction | hidden
    // The number of places after the point.
    let places = format.fractionBits &- (field == 0 ? 1 : field) &+ format.bias
    let isNegative = word & UInt64(truncatingIfNeeded: format.signBit) != 0
    if places <= 0 {
      guard places > -11 else { return nil }
      return RoundedInteger(UInt128(significand &<< UInt64(truncatingIfNeeded: 0 &- places)), isNegative: isNegative)
    }
    let shift = UInt64(truncatingIfNeeded: min(places, 63))
    let whole = significand &>> shift
    // Beyond 63 places a significand of 53 bits is only a trace, below half.
    let rest = places > 63 ? 1 : significand &<< (64 &- shift)
    let isUp = rest != 0 && rounding.roundsUp(rest: rest, isNegative: isNegative, isOdd: whole & 1 == 1)
    return RoundedInteger(UInt128(whole &+ (isUp ? 1 : 0)), isNegative: isNegative, isInexact: rest != 0)
  }
}
