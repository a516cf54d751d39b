extension PositFormat {
  /// The fields of a code.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func fields(of code: Code) -> PositFields {
    checkCode(code)
    return PositFields(code, in: self)
  }

  /// The value of a code: a number, or ``FloatValue/nan`` for NaR; never an infinity or −0.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  /// - Complexity: O(1).
  public func value(of code: Code) -> FloatValue {
    checkCode(code)
    guard code != notAReal else { return .nan }
    guard code != 0 else { return .finite(FloatNumber(isNegative: false, digits: 0, fractionBits: 0, exponent: 0)) }
    let isNegative = code & signBit != 0
    let fields = fields(of: isNegative ? negated(code) : code)
    let exponent = Int(fields.exponentField) << (exponentBits - fields.exponentBits)
    return .finite(
      FloatNumber(
        isNegative: isNegative, digits: 1 << fields.fractionBits | fields.fractionField,
        fractionBits: fields.fractionBits, exponent: fields.regimeValue * (1 << exponentBits) + exponent))
  }
}
