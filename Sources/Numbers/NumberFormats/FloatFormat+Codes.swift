extension FloatFormat {
  /// The number of bits of a code: 1...128.
  public var bits: Int {
    (hasSign ? 1 : 0) + exponentBits + fractionBits
  }

  /// The code whose bits are all 1; every one up to it is a code of the format.
  public var largestCode: Code {
    .max &>> Code(truncatingIfNeeded: Code.bitWidth - bits)
  }

  /// The code of the smallest number above zero, or nil if there is none.
  public var smallestPositive: Code? {
    let first: Code = hasZero ? 1 : 0
    return first <= largestFiniteCode ? first : nil
  }

  /// Returns the code in binary, with exactly ``bits`` digits, the top bit first.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func bitPattern(_ code: Code) -> String {
    checkCode(code)
    return String(binary: code, digits: bits)
  }

  /// Returns the exponent bits of a code, as a number.
  func exponentField(_ code: Code) -> Code {
    (code & largestMagnitude) &>> Code(truncatingIfNeeded: fractionBits)
  }

  /// Returns the fraction bits of a code, as a number.
  func fractionField(_ code: Code) -> Code {
    code & (1 &<< Code(truncatingIfNeeded: fractionBits) &- 1)
  }

  func checkCode(_ code: Code) {
    precondition(code <= largestCode, "the code \(code) has more than \(bits) bits")
  }
}
