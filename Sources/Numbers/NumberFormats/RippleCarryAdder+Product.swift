/// One bit of a multiplier at work: its addend and the accumulator with it.
public struct ShiftAndAddStep: Sendable, Hashable {
  /// The position of the bit of the multiplier, 0 for the least significant one.
  public let bit: Int

  /// The bit of the multiplier, which says whether the multiplicand is added.
  public let multiplierBit: Bool

  /// The number that the step adds, in twice the bits.
  ///
  /// It is the multiplicand, shifted to the position of the bit, or 0.
  public let addend: UInt128

  /// The sum of the addends up to this one, in twice the bits; it always fits.
  public let accumulator: UInt128
}

extension RippleCarryAdder {
  /// The product of two codes, as an adder of twice the bits computes it.
  public struct Product: Sendable, Hashable {
    /// The number of bits of an operand; the product has twice as many.
    public let bits: Int

    /// The left operand, the multiplicand.
    public let left: UInt64

    /// The right operand, the multiplier.
    public let right: UInt64

    /// The product of the unsigned codes in full, in twice the bits.
    public var full: UInt128 {
      UInt128(left) * UInt128(right)
    }

    /// The code of the product: the low half of ``full``.
    ///
    /// It is also the low half of the product of the numbers that the operands are in two's complement.
    public var product: UInt64 {
      UInt64(truncatingIfNeeded: full) & (.max >> (64 - bits))
    }

    /// Whether the high half of ``full`` is not 0, so that the product of unsigned codes does not fit.
    public var carryOut: Bool {
      full >> bits != 0
    }

    /// Whether the product of two's complement codes does not fit.
    public var overflow: Bool {
      !(-1...0).contains((signed(left) * signed(right)) >> (bits - 1))
    }

    /// The partial products, from the lowest bit of the multiplier to the top one.
    ///
    /// - Complexity: O(`bits`), at every access.
    public var steps: [ShiftAndAddStep] {
      var accumulator: UInt128 = 0
      return (0..<bits).map { bit in
        let multiplierBit = right >> bit & 1 == 1
        let addend = multiplierBit ? UInt128(left) << bit : 0
        accumulator += addend
        return ShiftAndAddStep(bit: bit, multiplierBit: multiplierBit, addend: addend, accumulator: accumulator)
      }
    }

    /// Returns a number of a step or of the full product in binary, with exactly twice ``bits`` digits, the top bit
    /// first.
    ///
    /// - Precondition: `number` has at most twice ``bits`` bits.
    public func bitPattern(_ number: UInt128) -> String {
      precondition(number >> (2 * bits) == 0, "\(number) has more than \(2 * bits) bits")
      return String(binary: number, digits: 2 * bits)
    }

    private func signed(_ code: UInt64) -> Int128 {
      let unused = 64 - bits
      return Int128(Int64(bitPattern: code << unused) >> unused)
    }
  }

  /// Returns the product of two codes by shifting and adding, in twice the bits.
  ///
  /// - Precondition: `left` and `right` are at most ``largestCode``.
  /// - Complexity: O(1).
  public func multiply(_ left: UInt64, _ right: UInt64) -> Product {
    checkCode(left)
    checkCode(right)
    return Product(bits: bits, left: left, right: right)
  }
}
