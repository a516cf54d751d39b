extension RippleCarryAdder {
  /// What the adder gives for the difference of two codes and a borrow.
  ///
  /// The bits of the right operand are flipped and a carry comes in, since −*b* = ~*b* + 1 modulo 2ⁿ. A borrow is the
  /// opposite of a carry.
  public struct Difference: Sendable, Hashable {
    /// The operand from which is subtracted.
    public let left: UInt64

    /// The operand that is subtracted.
    public let right: UInt64

    /// The sum by which the adder finds the difference: of `left`, `right` with its bits flipped, and no borrow.
    public let sum: Sum

    /// The number of bits of the operands and of the difference.
    public var bits: Int {
      sum.bits
    }

    /// The borrow into the lowest bit, which is one more that is subtracted.
    public var borrowIn: Bool {
      !sum.carryIn
    }

    /// The code of the difference, without the borrow out.
    public var difference: UInt64 {
      sum.sum
    }

    /// Whether the top bit has no carry out, which means that the difference of unsigned codes is negative.
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

  /// The difference of two codes and a borrow, modulo 2ᵇⁱᵗˢ, with its borrows.
  ///
  /// - Precondition: `left` and `right` are at most ``largestCode``.
  /// - Complexity: O(1).
  public func subtract(_ left: UInt64, _ right: UInt64, borrowIn: Bool = false) -> Difference {
    checkCode(right)
    return Difference(left: left, right: right, sum: add(left, right ^ largestCode, carryIn: !borrowIn))
  }
}
