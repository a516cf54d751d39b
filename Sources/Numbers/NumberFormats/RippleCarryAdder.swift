/// An adder of one full adder per bit, in which the carry ripples from the lowest bit to the top one.
///
/// It adds codes of any encoding. Its sum is right for unsigned codes when there is no carry out, and for two's
/// complement codes when there is no overflow. Differences, products and sums of BCD codes use the same adders.
public struct RippleCarryAdder: Sendable, Hashable {
  /// The number of bits of an operand and of the sum.
  public let bits: Int

  /// Creates an adder for codes of a number of bits.
  ///
  /// - Throws: ``IntegerFormatError/unsupportedBits(_:)`` if `bits` is not in ``IntegerFormat/supportedBits``.
  public init(bits: Int) throws(IntegerFormatError) {
    try IntegerFormatError.checkBits(bits)
    self.bits = bits
  }

  /// The code whose bits are all 1: 2ᵇⁱᵗˢ − 1.
  public var largestCode: UInt64 {
    .max >> (64 - bits)
  }

  /// Returns the sum of two codes and a carry, modulo 2ᵇⁱᵗˢ, with its carries.
  ///
  /// - Precondition: `left` and `right` are at most ``largestCode``.
  /// - Complexity: O(1).
  public func add(_ left: UInt64, _ right: UInt64, carryIn: Bool = false) -> Sum {
    checkCode(left)
    checkCode(right)
    let sum = (left &+ right &+ (carryIn ? 1 : 0)) & largestCode
    return Sum(bits: bits, left: left, right: right, carryIn: carryIn, sum: sum)
  }

  func checkCode(_ code: UInt64) {
    precondition(code <= largestCode, "the code \(code) has more than \(bits) bits")
  }
}
