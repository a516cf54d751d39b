/// A format whose codes are tapered, as those of posits and takums: the more exponent bits, the fewer fraction bits.
///
/// Positive codes rise with their numbers, and a negative code is minus the number of its two's complement. There is
/// one zero, whose bits are all 0, no infinity, and one code, NaR, for *not a real*, in which only the sign bit is 1.
///
/// A format defines how its codes are taken apart and put together; all the rest follows from that.
public protocol TaperedFormat: Sendable, Hashable {
  /// A code, in the low bits.
  typealias Code = FloatFormat.Code

  /// The number of bits of a code, at most 64.
  var bits: Int { get }

  /// Returns the number of a code that is neither zero nor NaR; its significand has at most 64 bits.
  func operand(_ code: Code) -> TaperedOperand

  /// Returns the code without a sign, rounded, of a significand whose top bit weighs 2 raised to `exponent`.
  func magnitude(_ significand: UInt128, exponent: Int) -> Code

  /// Returns the value of a code: a number, or ``FloatValue/nan`` for NaR; never an infinity or −0.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  /// - Complexity: O(1).
  func value(of code: Code) -> FloatValue
}

extension TaperedFormat {
  /// The numbers of bits that a format can have.
  public static var supportedBits: ClosedRange<Int> { 3...64 }

  /// The code whose bits are all 1, the negative number nearest to zero; every code up to it belongs to the format.
  @inlinable public var largestCode: Code { .max &>> Code(truncatingIfNeeded: 128 &- bits) }

  /// The code of NaR, in which only the sign bit is 1.
  @inlinable public var notAReal: Code { 1 << (bits - 1) }

  /// The code of the largest number.
  public var largest: Code { notAReal - 1 }

  /// The code of the smallest number above zero.
  public var smallestPositive: Code { 1 }

  /// Returns the code in binary, with exactly ``bits`` digits, the top bit first.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func bitPattern(_ code: Code) -> String {
    checkCode(code)
    return String(binary: code, digits: bits)
  }

  /// Returns the code of the number with the opposite sign, the two's complement; zero and NaR are their own.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  @inlinable
  public func negated(_ code: Code) -> Code {
    checkCode(code)
    return (0 &- code) & largestCode
  }

  /// Returns the code of the next larger number; NaR follows the largest number, and the least number follows NaR.
  ///
  /// Source: Standard for Posit Arithmetic (2022), 5.2, *next*.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  @inlinable
  public func nextUp(_ code: Code) -> Code {
    checkCode(code)
    return (code &+ 1) & largestCode
  }

  /// Returns the code of the next smaller number; NaR comes before the least number, and the largest one before NaR.
  ///
  /// Source: Standard for Posit Arithmetic (2022), 5.2, *prior*.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  @inlinable
  public func nextDown(_ code: Code) -> Code {
    checkCode(code)
    return (code &- 1) & largestCode
  }

  /// Returns the order of the values of two codes, which is that of the codes as integers in two's complement.
  ///
  /// So NaR is equal to itself and less than every number.
  ///
  /// Source: Standard for Posit Arithmetic (2022), 5.3.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  @inlinable
  public func compare(_ left: Code, _ right: Code) -> FloatOrder {
    checkCode(left)
    checkCode(right)
    // With the sign bits flipped, codes rise with their values.
    return left == right ? .equal : left ^ notAReal < right ^ notAReal ? .less : .greater
  }

  /// Returns the value of a code of zero or NaR; nil for other codes.
  func specialValue(of code: Code) -> FloatValue? {
    checkCode(code)
    if code == notAReal { return .nan }
    return code == 0 ? .finite(FloatNumber(isNegative: false, digits: 0, fractionBits: 0, exponent: 0)) : nil
  }

  @inlinable
  func checkCode(_ code: Code) {
    precondition(code <= largestCode, "the code \(code) has more than \(bits) bits")
  }
}
