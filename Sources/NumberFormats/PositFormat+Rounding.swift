import ExactNumbers

extension PositFormat {
  /// The code of an exact number, rounded.
  ///
  /// The bits that the number would have as a posit of any length are rounded to the nearest code, of two as near to the even
  /// one. Where the regime leaves no room for all exponent bits, this is not always the nearest number. Only zero becomes
  /// zero, and nothing becomes NaR: what is beyond the largest or below the smallest number becomes that number.
  ///
  /// Source: Standard for Posit Arithmetic (2022), 4.1.
  ///
  /// - Complexity: That of an exact division.
  public func round(_ number: ExactRational) -> Code {
    guard let (significand, exponent, isExact) = number.leadingBits else { return 0 }
    let magnitude = magnitude(isExact ? significand : significand | 1, exponent: exponent)
    return number.isNegative ? negated(magnitude) : magnitude
  }

  /// The code of a value, rounded: that of a number, and NaR for an infinity and for what is no number.
  ///
  /// With `value(of:)` of a floating-point format or another posit format, it converts a code of that format.
  ///
  /// - Complexity: That of an exact division.
  public func round(_ value: FloatValue) -> Code {
    value.exact.map(round) ?? notAReal
  }

  /// The code without a sign of a significand, whose top bit weighs 2 raised to `exponent`.
  private func magnitude(_ significand: UInt128, exponent: Int) -> Code {
    let largestExponent = (bits - 2) << exponentBits
    guard exponent < largestExponent else { return largest }
    guard exponent >= -largestExponent else { return smallestPositive }

    let regime = exponent >> exponentBits
    let (run, runBits): (Code, Int) = regime < 0 ? (1, 1 - regime) : (1 << (regime + 2) - 2, regime + 2)
    let exponentField = Code(exponent - regime << exponentBits)
    let fraction = (significand << 1).shiftedDownKeepingTrace(by: exponentBits)
    let behindRegime = fraction | exponentField << (Code.bitWidth - exponentBits)
    let word = run << (Code.bitWidth - runBits) | behindRegime.shiftedDownKeepingTrace(by: runBits)

    let kept = word >> (Code.bitWidth - bits + 1)
    let isUp = Rounding.nearestEven.roundsUp(rest: word << (bits - 1), isNegative: false, isOdd: kept & 1 == 1)
    return isUp ? kept + 1 : kept
  }
}
