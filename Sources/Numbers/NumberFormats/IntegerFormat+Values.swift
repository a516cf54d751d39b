import ExactNumbers

extension IntegerFormat {
  /// Returns the value of a code, or nil if it does not stand for a number, which happens only with
  /// ``IntegerEncoding/bcd``.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  /// - Complexity: O(1), except that a bias takes an exact subtraction.
  public func value(of code: UInt64) -> IntegerValue? {
    checkCode(code)
    let isTopBitSet = code & topBit != 0
    switch encoding {
    case .unsigned:
      return IntegerValue(ExactInteger(code))
    case .twosComplement:
      return twosComplement(code)
    case .onesComplement:
      return isTopBitSet ? negative(code ^ largestCode) : IntegerValue(ExactInteger(code))
    case .signMagnitude:
      return isTopBitSet ? negative(code ^ topBit) : IntegerValue(ExactInteger(code))
    case .bias(let bias):
      return IntegerValue(ExactInteger(code) - bias)
    case .offsetBinary:
      return twosComplement(code ^ topBit)
    case .gray:
      return IntegerValue(ExactInteger(GrayCode.number(code)))
    case .bcd:
      return PackedDecimal.number(code).map { IntegerValue(ExactInteger($0)) }
    }
  }

  /// Returns the code of a number, or nil if the format has none; the code of 0 is +0.
  ///
  /// - Complexity: O(1), except that a bias takes an exact addition.
  public func code(of value: ExactInteger) -> UInt64? {
    switch encoding {
    case .unsigned:
      return code(value, atMost: largestCode)
    case .twosComplement:
      return twosComplementCode(value)
    case .onesComplement:
      guard let magnitude = code(value.magnitude, atMost: topBit - 1) else { return nil }
      return value.isNegative ? magnitude ^ largestCode : magnitude
    case .signMagnitude:
      guard let magnitude = code(value.magnitude, atMost: topBit - 1) else { return nil }
      return value.isNegative ? magnitude | topBit : magnitude
    case .bias(let bias):
      return code(value + bias, atMost: largestCode)
    case .offsetBinary:
      return twosComplementCode(value).map { $0 ^ topBit }
    case .gray:
      return code(value, atMost: largestCode).map(GrayCode.code)
    case .bcd:
      return code(value, atMost: PackedDecimal.largestNumber(bits: bits)).map(PackedDecimal.code)
    }
  }

  /// Returns the code of the negated value, or nil if the format has none.
  ///
  /// The rule is that of hardware: all bits are flipped (ones' complement), then one is added (two's complement, offset
  /// binary), or only the top bit is flipped (sign-magnitude). The code *c* of a bias *b* becomes 2*b* − *c*. The
  /// negation of +0 is −0 if there is one. The least number of two's complement and of offset binary, every number but
  /// 0 of an encoding without negative ones, and a code that does not stand for a number have no negation.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func negated(_ code: UInt64) -> UInt64? {
    checkCode(code)
    switch encoding {
    case .unsigned, .gray, .bcd: return code == 0 ? 0 : nil
    case .twosComplement: return code == topBit ? nil : (~code &+ 1) & largestCode
    case .offsetBinary: return code == 0 ? nil : (~code &+ 1) & largestCode
    case .onesComplement: return code ^ largestCode
    case .signMagnitude: return code ^ topBit
    case .bias(let bias): return self.code(bias + bias - ExactInteger(code), atMost: largestCode)
    }
  }

  private func twosComplement(_ code: UInt64) -> IntegerValue {
    let unused = 64 - bits
    return IntegerValue(ExactInteger(Int64(bitPattern: code << unused) >> unused))
  }

  private func twosComplementCode(_ value: ExactInteger) -> UInt64? {
    guard let number = Int64(exactly: value), (-1...0).contains(number >> (bits - 1)) else { return nil }
    return UInt64(bitPattern: number) & largestCode
  }

  private func negative(_ magnitude: UInt64) -> IntegerValue {
    magnitude == 0 ? .negativeZero : IntegerValue(-ExactInteger(magnitude))
  }

  private func code(_ number: ExactInteger, atMost largest: UInt64) -> UInt64? {
    guard let code = UInt64(exactly: number), code <= largest else { return nil }
    return code
  }
}
