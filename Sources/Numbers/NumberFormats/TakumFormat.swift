/// A linear takum format as data: its number of bits.
///
/// A code is, from the top, a sign bit, a *direction* bit, three *regime* bits, up to seven *characteristic* bits, as
/// many as the regime counts, and the fraction bits; bits beyond the end of a short code are 0. A positive code with
/// the characteristic *c* and the fraction *f* is (1 + *f*) × 2^*c*: with the direction 1 the regime *r* is the number
/// of the three bits, and *c* is 2^*r* − 1 plus the characteristic bits; with the direction 0 *r* is 7 less that
/// number, and *c* is 1 − 2^(*r* + 1) plus them. So *c* is in −255...254 for any number of bits, while posits of
/// more bits reach farther. A negative code is minus the number of its two's complement. There is one zero, no
/// infinity, and one code, NaR, for *not a real*.
///
/// Source: L. Hunhold, *Beating Posits at Their Own Game: Takum Arithmetic*, 2024, 3 and 4, for linear takums; the
/// logarithmic takums of the same paper are different.
public struct TakumFormat: TaperedFormat {
  /// The number of bits of a code.
  public let bits: Int

  /// Creates a format.
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

  /// Returns the number of a code that is neither zero nor NaR; its significand has at most 64 bits.
  public func operand(_ code: Code) -> TaperedOperand {
    let isNegative = code & notAReal != 0
    // The bits after the sign begin at the top; zeros follow the end of the code, as if it continued.
    let top = UInt64(truncatingIfNeeded: isNegative ? 0 &- code : code) << (65 - bits)
    let isUp = top >> 63 == 1
    let regime = Int(truncatingIfNeeded: top >> 60 & 7)
    let count = isUp ? regime : 7 - regime
    let behind = top << 4
    let characteristic = Int(truncatingIfNeeded: behind >> (64 - count))
    let least = isUp ? 1 << count - 1 : 1 - 2 << count
    return TaperedOperand(
      isNegative: isNegative, exponent: least + characteristic,
      significand: 1 << 127 | UInt128(behind << count) << 63)
  }

  /// Returns the code without a sign of a significand, whose top bit weighs 2 raised to `exponent`.
  public func magnitude(_ significand: UInt128, exponent: Int) -> Code {
    guard exponent <= 254 else { return largest }
    guard exponent >= -255 else { return smallestPositive }
    let isUp = exponent >= 0
    let scale = UInt64(truncatingIfNeeded: isUp ? exponent + 1 : -exponent)
    let count = 63 - scale.leadingZeroBitCount
    let least = isUp ? 1 << count - 1 : 1 - 2 << count
    let head = UInt128((isUp ? 8 | count : 7 - count) << count | (exponent - least))
    let word = head << (124 - count) | (significand << 1).shiftedDownKeepingTrace(by: 4 + count)
    let kept = word >> (129 - bits)
    let isRoundedUp = Rounding.nearestEven.roundsUp(
      rest: word << (bits - 1), isNegative: false, isOdd: kept & 1 == 1)
    return min(max(isRoundedUp ? kept + 1 : kept, smallestPositive), largest)
  }

  /// Returns the value of a code, without the zeros that end its fraction.
  public func value(of code: Code) -> FloatValue {
    if let special = specialValue(of: code) { return special }
    let number = operand(code)
    let zeros = number.significand.trailingZeroBitCount
    return .finite(
      FloatNumber(
        isNegative: number.isNegative, digits: number.significand >> zeros, fractionBits: 127 - zeros,
        exponent: number.exponent))
  }
}

extension TakumFormat: CustomStringConvertible {
  /// The name of the format, such as `takum8`.
  public var description: String { "takum\(bits)" }
}

/// An unsupported number of bits in a takum format.
public enum TakumFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of bits is not in ``TakumFormat/supportedBits``.
  case unsupportedBits(Int)

  /// The error message with the allowed values, in one line.
  public var description: String {
    switch self {
    case .unsupportedBits(let bits):
      "\(bits) bits are not supported; a takum has \(TakumFormat.supportedBits.lowerBound) to "
        + "\(TakumFormat.supportedBits.upperBound)"
    }
  }
}
