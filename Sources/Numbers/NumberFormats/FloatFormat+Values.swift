import ExactNumbers

extension FloatFormat {
  /// Returns the class of a code.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  /// - Complexity: O(1).
  public func floatClass(of code: Code) -> FloatClass {
    checkCode(code)
    let magnitude = code & largestMagnitude
    if magnitude > largestFiniteCode { return magnitude == infinityMagnitude ? .infinity : .nan }
    if magnitude == 0, hasZero { return nans == .negativeZero && code != 0 ? .nan : .zero }
    return hasSubnormals && exponentField(magnitude) == 0 ? .subnormal : .normal
  }

  /// Returns whether the sign of a code is a minus, including for −0 and a NaN with the sign bit.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  /// - Complexity: O(1).
  public func isNegative(_ code: Code) -> Bool {
    checkCode(code)
    return code & signBit != 0 && (zero != .unsigned || code != signBit)
  }

  /// Returns the value of a code.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func value(of code: Code) -> FloatValue {
    switch floatClass(of: code) {
    case .infinity: .infinity(isNegative: isNegative(code))
    case .nan: .nan
    case .zero, .subnormal: .finite(number(code, leading: 0))
    case .normal: .finite(number(code, leading: 1))
    }
  }

  /// Returns the significand of the normal numbers with some fraction bits: exactly, and in binary, such as `1.01`.
  ///
  /// - Precondition: `fraction` has at most ``fractionBits`` bits.
  public func normalSignificand(_ fraction: Code) -> (exact: ExactRational, binary: String) {
    let pattern = String(binary: fraction, digits: fractionBits)
    let number = FloatNumber(
      isNegative: false, digits: 1 << Code(fractionBits) | fraction, fractionBits: fractionBits, exponent: 0)
    return (number.significand, pattern.isEmpty ? "1" : "1.\(pattern)")
  }

  /// Returns the exponent of the numbers with some exponent bits.
  private func exponent(_ field: Code) -> Int {
    (hasSubnormals && field == 0 ? 1 : Int(field)) - bias
  }

  private func number(_ code: Code, leading: Code) -> FloatNumber {
    FloatNumber(
      isNegative: isNegative(code), digits: leading &<< Code(truncatingIfNeeded: fractionBits) | fractionField(code),
      fractionBits: fractionBits, exponent: exponent(exponentField(code)))
  }
}
