extension PositFormat: TaperedCodes {
  /// The number of a code that is neither zero nor NaR.
  @inline(__always)
  func operand(_ code: Code) -> TaperedOperand {
    let code = UInt64(truncatingIfNeeded: code)
    let mask = UInt64(truncatingIfNeeded: largestCode)
    let isNegative = code &>> UInt64(truncatingIfNeeded: bits &- 1) == 1
    let magnitude = isNegative ? (0 &- code) & mask : code
    // The regime begins at the top.
    let top = magnitude &<< UInt64(truncatingIfNeeded: 65 &- bits)
    let isOnes = top >> 63 == 1
    let run = (isOnes ? ~top : top).leadingZeroBitCount
    let regime = isOnes ? run &- 1 : 0 &- run
    // Zeros follow the end of the code, as if it went on.
    let behind = (top &<< UInt64(truncatingIfNeeded: run)) &<< 1
    let exponent =
      exponentBits == 0 ? 0 : Int(truncatingIfNeeded: behind &>> UInt64(truncatingIfNeeded: 64 &- exponentBits))
    let fraction = behind &<< UInt64(truncatingIfNeeded: exponentBits)
    return TaperedOperand(
      isNegative: isNegative, exponent: regime &<< exponentBits &+ exponent,
      significand: UInt128((1 &<< 63) | fraction &>> 1) &<< 64)
  }
}
