extension PositFormat {
  /// Returns the code without a sign of a significand, whose top bit weighs 2 raised to `exponent`.
  @inline(__always)
  public func magnitude(_ significand: UInt128, exponent: Int) -> Code {
    let largestExponent = (bits &- 2) &<< exponentBits
    guard exponent < largestExponent else { return largest }
    guard exponent >= 0 &- largestExponent else { return smallestPositive }
    // A word of 64 bits needs room for a bit of the cut-off part and a trace.
    guard bits <= 62 else { return wideMagnitude(significand, exponent: exponent) }

    // The bits after the sign as the number would have them without an end, the first of them at the top.
    let regime = exponent >> exponentBits
    let runBits = regime < 0 ? 1 &- regime : regime &+ 2
    let run: UInt64 = regime < 0 ? 1 : (1 &<< UInt64(truncatingIfNeeded: runBits)) &- 2
    let exponentField = UInt64(truncatingIfNeeded: exponent &- regime &<< exponentBits)
    // A trace of the bits beyond two words of 64 bits is all that rounding needs.
    let fraction = UInt64(truncatingIfNeeded: significand &>> 63) | (significand &<< 65 == 0 ? 0 : 1)
    let behind =
      fraction.shiftedDownKeepingTrace(by: exponentBits)
      | (exponentBits == 0 ? 0 : exponentField &<< UInt64(truncatingIfNeeded: 64 &- exponentBits))
    let word = run &<< UInt64(truncatingIfNeeded: 64 &- runBits) | behind.shiftedDownKeepingTrace(by: runBits)

    let kept = word &>> UInt64(truncatingIfNeeded: 65 &- bits)
    let rest = word &<< UInt64(truncatingIfNeeded: bits &- 1)
    let isUp = Rounding.nearestEven.roundsUp(rest: rest, isNegative: false, isOdd: kept & 1 == 1)
    return Code(isUp ? kept &+ 1 : kept)
  }

  /// Returns ``magnitude(_:exponent:)`` of exponents in range, in words of 128 bits.
  private func wideMagnitude(_ significand: UInt128, exponent: Int) -> Code {
    let regime = exponent >> exponentBits
    let runBits = regime < 0 ? 1 - regime : regime + 2
    let run: UInt128 = regime < 0 ? 1 : 1 << UInt128(runBits) - 2
    let exponentField = UInt128(exponent - regime << exponentBits)
    let behind = (significand << 1).shiftedDownKeepingTrace(by: exponentBits) | exponentField << (128 - exponentBits)
    let word = run << (128 - runBits) | behind.shiftedDownKeepingTrace(by: runBits)
    let kept = word >> (129 - bits)
    let isUp = Rounding.nearestEven.roundsUp(rest: word << (bits - 1), isNegative: false, isOdd: kept & 1 == 1)
    return isUp ? kept + 1 : kept
  }
}
