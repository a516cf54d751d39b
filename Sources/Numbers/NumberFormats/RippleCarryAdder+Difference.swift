extension RippleCarryAdder {
  /// The difference of two codes and a borrow, as the adder computes it.
  ///
  /// The bits of the right operand are flipped and a carry comes in, since −*b* = ~*b* + 1 modulo 2ⁿ. A borrow is the
  /// opposite of a carry.
  public struct Difference: Sendable, Hashable {
    /// The minuend, from which the other operand is subtracted.
    public let left: UInt64

    /// The operand that is subtracted.
    public let right: UInt64

    /// The sum that yields the difference: of `left`, the flipped bits of `right`, and the opposite of the borrow.
    public let sum: Sum

    /// The number of bits of the operands and of the difference.
    public var bits: Int {
      sum.bits
    }

    /// The borrow into the lowest bit, which subtracts one more.
    public var borrowIn: Bool {
      !sum.carryIn
    }

    /// The code of the difference, without the borrow out.
    public var difference: UInt64 {
      sum.sum
    }

    /// Whether the top bit has no carry out, so that the difference of unsigned codes is negative.
    public var borrowOut: Bool {
      !sum.carryOut
    }

    /// Whether the difference of two's complement codes does not fit: the carries into and out of the top bit differ.
    public var overflow: Bool {
      sum.overflow
    }

    /// The full adders at work, from the lowest bit to the top one; their right bits are the flipped ones.
    ///
    /// - Complexity: O(``bits``), at every access.
    public var steps: [FullAdderStep] {
      sum.steps
    }
  }

  /// Returns the difference of two codes and a borrow, modulo 2ᵇⁱᵗˢ, with its borrows.
  ///
  /// - Precondition: `left` and `right` are at most ``largestCode``.
  /// - Complexity: O(1).
  public func subtract(_ left: UInt64, _ right: UInt64, borrowIn: Bool = false) -> Difference {
    checkCode(right)
    return Difference(left: left, right: right, sum: add(left, right ^ largestCode, carryIn: !borrowIn))
  }
}
