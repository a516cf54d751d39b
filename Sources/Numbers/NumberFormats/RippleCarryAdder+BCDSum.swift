/// One digit of a BCD addition: two digits and a carry in, one digit and a carry out.
public struct BCDAdderStep: Sendable, Hashable {
  /// The position of the digit, 0 for the least significant one.
  public let digit: Int

  /// The number of bits of the digit: 4, or fewer for the top digit.
  public let bits: Int

  /// The digit of the left operand.
  public let left: UInt8

  /// The digit of the right operand.
  public let right: UInt8

  /// The carry from the next lower digit.
  public let carryIn: Bool

  /// The sum of the three inputs before the correction, 0...19.
  public var binarySum: UInt8 {
    left + right + (carryIn ? 1 : 0)
  }

  /// The number added to the binary sum: 6 if four bits stand for more than 9, otherwise 0.
  public var correction: UInt8 {
    bits == PackedDecimal.digitBits && binarySum > 9 ? 6 : 0
  }

  /// The digit of the sum.
  public var sum: UInt8 {
    corrected & ((1 << bits) - 1)
  }

  /// The carry to the next higher digit.
  public var carryOut: Bool {
    corrected >> bits != 0
  }

  private var corrected: UInt8 {
    binarySum + correction
  }
}

extension RippleCarryAdder {
  /// The sum of two BCD codes and a carry, digit by digit.
  ///
  /// Four bits count to 15, but a digit to 9. If a binary sum is above 9, the adder adds 6, which skips the six codes
  /// that are not digits: the rest is the digit of the sum, and a carry goes to the next digit. A top digit of fewer
  /// than four bits, as ``IntegerEncoding/bcd`` has it for some widths, has no codes to skip and is added in binary.
  public struct BCDSum: Sendable, Hashable {
    /// The digits at work, from the lowest one to the top one.
    public let steps: [BCDAdderStep]

    /// The code of the sum, without the carry out.
    public var sum: UInt64 {
      steps.reduce(0) { $0 | UInt64($1.sum) << (PackedDecimal.digitBits * $1.digit) }
    }

    /// Whether the top digit has a carry out, so that the sum does not fit.
    public var carryOut: Bool {
      steps.last?.carryOut ?? false
    }
  }

  /// Returns the sum of two BCD codes and a carry with its carries, or nil if a code does not stand for a number.
  ///
  /// A sum that does not fit is less by one more than the largest number, as 99 + 1 = 0 in 8 bits.
  ///
  /// - Precondition: `left` and `right` are at most ``largestCode``.
  /// - Complexity: O(*n*) for *n* bits.
  public func addBCD(_ left: UInt64, _ right: UInt64, carryIn: Bool = false) -> BCDSum? {
    checkCode(left)
    checkCode(right)
    guard PackedDecimal.number(left) != nil, PackedDecimal.number(right) != nil else { return nil }
    var carry = carryIn
    let shifts = stride(from: 0, to: bits, by: PackedDecimal.digitBits)
    let steps = shifts.enumerated().map { digit, shift in
      let step = BCDAdderStep(
        digit: digit, bits: min(PackedDecimal.digitBits, bits - shift), left: UInt8(left >> shift & 0xF),
        right: UInt8(right >> shift & 0xF), carryIn: carry)
      carry = step.carryOut
      return step
    }
    return BCDSum(steps: steps)
  }
}
