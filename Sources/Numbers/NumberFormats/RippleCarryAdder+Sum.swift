extension RippleCarryAdder {
  /// The sum of two codes and a carry, as the adder computes it.
  public struct Sum: Sendable, Hashable {
    /// The number of bits of the operands and of the sum.
    public let bits: Int

    /// The left operand.
    public let left: UInt64

    /// The right operand.
    public let right: UInt64

    /// The carry into the lowest bit.
    public let carryIn: Bool

    /// The code of the sum, without the carry out.
    public let sum: UInt64

    /// Whether the top bit has a carry out, so that the sum of unsigned codes does not fit.
    public var carryOut: Bool {
      isTopBitSet(left & right | (left | right) & ~sum)
    }

    /// Whether the top bit has a carry in.
    public var carryIntoTop: Bool {
      isTopBitSet(left ^ right ^ sum)
    }

    /// Whether the sum of two's complement codes does not fit: the carries into and out of the top bit differ.
    public var overflow: Bool {
      carryIntoTop != carryOut
    }

    /// The full adders at work, from the lowest bit to the top one.
    ///
    /// - Complexity: O(`bits`), at every access.
    public var steps: [FullAdderStep] {
      var carry = carryIn
      return (0..<bits).map { bit in
        let step = FullAdderStep(
          bit: bit, left: left >> bit & 1 == 1, right: right >> bit & 1 == 1, carryIn: carry)
        carry = step.carryOut
        return step
      }
    }

    private func isTopBitSet(_ code: UInt64) -> Bool {
      code >> (bits - 1) & 1 == 1
    }
  }
}
