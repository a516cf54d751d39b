/// One full adder at work: two bits and a carry in, one bit and a carry out.
public struct FullAdderStep: Sendable, Hashable {
  /// The position of the bit, 0 for the least significant one.
  public let bit: Int

  /// The bit of the left operand.
  public let left: Bool

  /// The bit of the right operand.
  public let right: Bool

  /// The carry from the next lower position.
  public let carryIn: Bool

  /// The bit of the sum: 1 if an odd number of the three inputs is 1.
  public var sum: Bool {
    (left != right) != carryIn
  }

  /// The carry to the next higher position: 1 if at least two of the three inputs are 1.
  public var carryOut: Bool {
    left && right || carryIn && (left || right)
  }
}
