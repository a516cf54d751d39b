extension PositFormat {
  /// Returns the fields of a code.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func fields(of code: Code) -> PositFields {
    checkCode(code)
    return PositFields(code, in: self)
  }

  /// Returns the value of a code, with the fraction bits that the code has room for.
  public func value(of code: Code) -> FloatValue {
    if let special = specialValue(of: code) { return special }
    let isNegative = code & notAReal != 0
    let fields = fields(of: isNegative ? negated(code) : code)
    let exponent = Int(fields.exponentField) << (exponentBits - fields.exponentBits)
    return .finite(
      FloatNumber(
        isNegative: isNegative, digits: 1 << fields.fractionBits | fields.fractionField,
        fractionBits: fields.fractionBits, exponent: fields.regimeValue * (1 << exponentBits) + exponent))
  }

  /// Returns the number of a code that is neither zero nor NaR; its significand has at most 64 bits.
  @inline(__always)
  public func operand(_ code: Code) -> TaperedOperand {
    let code = UInt64(truncatingIfNeeded: code)
    let mask = UInt64(truncatingIfNeeded: largestCode)
    let isNegative = code &>> UInt64(truncatingIfNeeded: bits &- 1) == 1
    let magnitude = isNegative ? (0 &- code) & mask : code
    // The regime begins at the top.
    let top = magnitude &<< UInt64(truncatingIfNeeded: 65 &- bits)
    let isOnes = top >> 63 == 1
    let run = (isOnes ? ~top : top).leadingZeroBitCount
    let regime = isOnes ? run &- 1 : 0 &- run
    // Zeros follow the end of the code, as if it continued.
    let behind = (top &<< UInt64(truncatingIfNeeded: run)) &<< 1
    let exponent =
      exponentBits == 0 ? 0 : Int(truncatingIfNeeded: behind &>> UInt64(truncatingIfNeeded: 64 &- exponentBits))
    let fraction = behind &<< UInt64(truncatingIfNeeded: exponentBits)
    return TaperedOperand(
      isNegative: isNegative, exponent: regime &<< exponentBits &+ exponent,
      significand: UInt128((1 &<< 63) | fraction &>> 1) &<< 64)
  }
}
