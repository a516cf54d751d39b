/// One bit flipped by an increment, and the code up to there.
public struct IncrementStep: Sendable, Hashable {
  /// The position of the bit, 0 for the least significant one.
  public let bit: Int

  /// The bit before the step.
  public let before: Bool

  /// The bit after the step, always the opposite.
  public var after: Bool {
    !before
  }

  /// The whole code after this step.
  public let code: UInt64
}

extension RippleCarryAdder {
  /// Returns the bits that adding one to a code flips, from the lowest one to the last one that the carry reaches.
  ///
  /// Ones become zeros until a zero becomes a one. If there is no zero, as in 11111, every bit flips and the code wraps
  /// around to 0.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  /// - Complexity: O(*k*) for *k* flipped bits: two on average, ``bits`` at most.
  public func increment(_ code: UInt64) -> [IncrementStep] {
    checkCode(code)
    var code = code
    var steps: [IncrementStep] = []
    for bit in 0..<bits {
      let before = code >> bit & 1 == 1
      code ^= 1 << bit
      steps.append(IncrementStep(bit: bit, before: before, code: code))
      if !before { break }
    }
    return steps
  }
}
