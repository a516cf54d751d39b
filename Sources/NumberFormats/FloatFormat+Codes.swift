extension FloatFormat {
  /// The number of bits of a code: 1...128.
  public var bits: Int {
    (hasSign ? 1 : 0) + exponentBits + fractionBits
  }

  /// The code whose bits are all 1; every one up to it is a code of the format.
  public var largestCode: Code {
    .max >> Code(Code.bitWidth - bits)
  }

  /// The sign bit alone, or 0 if there is none.
  public var signBit: Code {
    hasSign ? 1 << Code(exponentBits + fractionBits) : 0
  }

  /// The code whose exponent and fraction bits are all 1, and which has no sign.
  public var largestMagnitude: Code {
    largestCode & ~signBit
  }

  /// The code of the largest number; those from 0 to it are all the numbers without a sign, in order.
  public var largestFinite: Code {
    firstSpecial.map { $0 - 1 } ?? largestMagnitude
  }

  /// The code of the smallest number above zero, or nil if there is none.
  public var smallestPositive: Code? {
    let first: Code = zero == .none ? 0 : 1
    return first <= largestFinite ? first : nil
  }

  /// The code in binary, with exactly ``bits`` digits, the top bit first.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func bitPattern(_ code: Code) -> String {
    checkCode(code)
    return String(binary: code, digits: bits)
  }

  /// The exponent bits of a code, as a number.
  func exponentField(_ code: Code) -> Code {
    (code & largestMagnitude) >> Code(fractionBits)
  }

  /// The fraction bits of a code, as a number.
  func fractionField(_ code: Code) -> Code {
    code & ((1 << Code(fractionBits)) - 1)
  }

  func checkCode(_ code: Code) {
    precondition(code <= largestCode, "the code \(code) has more than \(bits) bits")
  }
}
