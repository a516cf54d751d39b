import ExactNumbers

/// A linear takum format as data: how many bits there are.
///
/// A code is, from the top, a sign bit, a *direction* bit, three *regime* bits, up to seven *characteristic* bits, as many as
/// the regime counts, and the fraction bits; what a short code has no room for is 0. A positive code with the characteristic
/// *c* and the fraction *f* is (1 + *f*) × 2^*c*: with the direction 1 the regime *r* is the number of the three bits, and *c*
/// is 2^*r* − 1 plus the characteristic bits; with the direction 0 *r* is 7 less that number, and *c* is 1 − 2^(*r* + 1) plus
/// them. So *c* is in −255...254 whatever the number of bits, while posits of more bits reach farther. A negative code is
/// minus the number of its two's complement. There is one zero, no infinity, and one code for what is no number, NaR.
///
/// Source: L. Hunhold, *Beating Posits at Their Own Game: Takum Arithmetic*, 2024, 3 and 4, for linear takums; the
/// logarithmic ones of the same paper are others.
public struct TakumFormat: Sendable, Hashable, TaperedCodes {
  /// A code, in the low bits.
  public typealias Code = FloatFormat.Code

  /// The numbers of bits that a format can have.
  public static let supportedBits = 3...64

  /// The number of bits of a code.
  public let bits: Int

  /// A format.
  ///
  /// - Throws: ``TakumFormatError`` for a number of bits that is not supported.
  public init(bits: Int) throws(TakumFormatError) {
    guard Self.supportedBits.contains(bits) else { throw .unsupportedBits(bits) }
    self.init(bits)
  }

  private init(_ bits: Int) {
    self.bits = bits
  }

  /// The takum of 8 bits.
  public static let takum8 = TakumFormat(8)
  /// The takum of 16 bits.
  public static let takum16 = TakumFormat(16)
  /// The takum of 32 bits.
  public static let takum32 = TakumFormat(32)
  /// The takum of 64 bits.
  public static let takum64 = TakumFormat(64)

  /// The code whose bits are all 1, the negative number nearest to zero; every one up to it is a code of the format.
  public var largestCode: Code { signBit << 1 - 1 }
  /// The code of NaR, whose sign bit alone is 1.
  public var notAReal: Code { signBit }
  /// The code of the largest number.
  public var largest: Code { signBit - 1 }
  /// The code of the smallest number above zero.
  public var smallestPositive: Code { 1 }

  /// The code in binary, with exactly ``bits`` digits, the top bit first.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func bitPattern(_ code: Code) -> String {
    checkCode(code)
    return String(binary: code, digits: bits)
  }

  /// The code of the number with the opposite sign, the two's complement; zero and NaR are their own.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func negated(_ code: Code) -> Code {
    checkCode(code)
    return (0 &- code) & largestCode
  }

  /// The value of a code: a number, or ``FloatValue/nan`` for NaR; never an infinity or −0.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func value(of code: Code) -> FloatValue {
    checkCode(code)
    if code == notAReal { return .nan }
    if code == 0 { return .finite(FloatNumber(isNegative: false, digits: 0, fractionBits: 0, exponent: 0)) }
    let number = operand(code)
    let zeros = number.significand.trailingZeroBitCount
    return .finite(
      FloatNumber(
        isNegative: number.isNegative, digits: number.significand >> zeros, fractionBits: 127 - zeros,
        exponent: number.exponent))
  }

  /// How the values of two codes compare, which is how the codes do as integers in two's complement; so NaR is equal to
  /// itself and less than every number.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func compare(_ left: Code, _ right: Code) -> FloatOrder {
    checkCode(left)
    checkCode(right)
    return left == right ? .equal : left ^ signBit < right ^ signBit ? .less : .greater
  }
}

/// Why there is no such takum format.
public enum TakumFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of bits is not in ``TakumFormat/supportedBits``.
  case unsupportedBits(Int)

  /// The mistake and what is allowed, in one line.
  public var description: String {
    switch self {
    case .unsupportedBits(let bits):
      "\(bits) bits are not supported; a takum has \(TakumFormat.supportedBits.lowerBound) to "
        + "\(TakumFormat.supportedBits.upperBound)"
    }
  }
}
