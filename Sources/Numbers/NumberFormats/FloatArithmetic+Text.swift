import ExactNumbers

extension FloatArithmetic {
  /// Returns the code of the number that a text states, rounded once, or nil if the text does not state a number.
  ///
  /// The text is that of an exact number (``/ExactNumbers/ExactRational``): a decimal with or without an exponent, a
  /// fraction, or hexadecimal. A zero with a minus is −0.
  ///
  /// Source: D. Lemire, *Number parsing at a gigabyte per second*, 2021, for decimals whose rounding does not depend on
  /// what follows 128 bits.
  ///
  /// - Complexity: O(*n*) for decimals of up to 19 digits, and for most longer ones; O(*n*²) at most.
  public func encode(text: String, rounding: Rounding = .nearestEven) -> FloatResult? {
    var text = text
    return text.withUTF8 { encode(bytes: $0, rounding) }
  }

  /// Returns the code of the number that a text in ASCII states, rounded once, or nil if it does not state a number.
  public func encode(text: Span<UInt8>, rounding: Rounding = .nearestEven) -> FloatResult? {
    text.withUnsafeBufferPointer { encode(bytes: $0, rounding) }
  }

  @inline(__always) private func encode(bytes: UnsafeBufferPointer<UInt8>, _ rounding: Rounding) -> FloatResult? {
    guard !rounding.isStochastic, let decimal = DecimalText(bytes), let result = encode(decimal, rounding) else {
      return encodeExactly(bytes, rounding)
    }
    return result
  }

  /// Returns the code of the number that a text states by way of an exact number.
  func encodeExactly(_ bytes: UnsafeBufferPointer<UInt8>, _ rounding: Rounding) -> FloatResult? {
    guard let exact = ExactRational(String(decoding: bytes, as: UTF8.self)) else { return nil }
    guard exact == 0 else { return round(exact, rounding: rounding) }
    return FloatResult(wide.encode(.zero(isNegative: bytes.first == UInt8(ascii: "-")), rounding))
  }

  /// Returns digits whose top bit is 1 over a power of five of one word, with a trace of the bits after 64.
  ///
  /// A decimal with places is a number of two bits more than a significand only if that power divides its digits.
  @inline(__always) private static func exactQuotient(_ digits: UInt64, _ power: Int) -> (bits: UInt128, exponent: Int)?
  {
    guard (1...27).contains(power) else { return nil }
    let five = UInt64(truncatingIfNeeded: PowersOfTen.significand(power) >> 64)
    // The quotient of both with the top bit 1 is between a half and 2.
    let isLess = digits < five
    let dividend: (high: UInt64, low: UInt64) = isLess ? (digits, 0) : (digits &>> 1, digits &<< 63)
    let (quotient, rest) = five.dividingFullWidth(dividend)
    let width = PowersOfTen.binaryExponent(power) &- power
    return (UInt128(quotient) &<< 64 | (rest == 0 ? 0 : 1), (isLess ? -1 : 0) &- width)
  }

  /// Returns the code of a decimal, or nil if 128 bits of it do not decide.
  @inline(__always) private func encode(_ decimal: DecimalText, _ rounding: Rounding) -> FloatResult? {
    guard decimal.digits != 0 else { return FloatResult(wide.encode(.zero(isNegative: decimal.isNegative), rounding)) }
    guard PowersOfTen.range.contains(decimal.exponent) else { return nil }
    let zeros = decimal.digits.leadingZeroBitCount
    let digits = decimal.digits &<< UInt64(truncatingIfNeeded: zeros)
    let power = PowersOfTen.significand(decimal.exponent)
    let lower = digits.multipliedFullWidth(by: UInt64(truncatingIfNeeded: power))
    let upper = digits.multipliedFullWidth(by: UInt64(truncatingIfNeeded: power >> 64))
    // The product without its lowest word.
    var bits = UInt128(upper.high) &<< 64 &+ UInt128(upper.low) &+ UInt128(lower.high)
    var low = lower.low
    var exponent = PowersOfTen.binaryExponent(decimal.exponent) &+ 64 &- zeros
    // The number is less than so many units above the product.
    var slack: UInt128 = decimal.isCut ? 4 &+ 1 &<< UInt128(truncatingIfNeeded: 64 &+ zeros) : 2
    if bits >> 127 == 0 {
      bits = bits &<< 1 | UInt128(low >> 63)
      (low, exponent, slack) = (low &<< 1, exponent &- 1, slack &<< 1)
    }
    if decimal.isCut || !PowersOfTen.exact.contains(decimal.exponent) {
      // The bits below half of the last place; a carry out of them could change the rounding.
      let below = 127 &- format.fractionBits &- 1
      let mask = (1 as UInt128) &<< UInt128(truncatingIfNeeded: below) &- 1
      if slack <= mask, bits & mask <= mask &- slack {
        bits |= 1
      } else {
        guard narrow != nil, !decimal.isCut, let quotient = Self.exactQuotient(digits, 0 &- decimal.exponent) else {
          return nil
        }
        (bits, exponent) = (quotient.bits, 63 &- zeros &+ decimal.exponent &+ quotient.exponent)
      }
    } else if low != 0 {
      bits |= 1
    }
    guard let narrow else {
      return FloatResult(
        wide.encode(.number(isNegative: decimal.isNegative, exponent: exponent, significand: bits), rounding))
    }
    let word = UInt64(truncatingIfNeeded: bits >> 64) | (UInt64(truncatingIfNeeded: bits) == 0 ? 0 : 1)
    return FloatResult(
      narrow.encode(.number(isNegative: decimal.isNegative, exponent: exponent, significand: word), rounding))
  }
}
