extension FloatKernel {
  /// An exact result before it is rounded, and the exceptions that are known without rounding.
  typealias Exact = (value: Operand, flags: FloatFlags)

  /// Returns the exact sum.
  ///
  /// A zero sum of numbers that are not zero has the sign of IEEE 754: plus, and minus when rounding down.
  @inline(__always)
  func sum(_ left: Operand, _ right: Operand, _ rounding: Rounding) -> Exact {
    guard left.kind == .number, right.kind == .number else { return sumOfSpecials(left, right, rounding) }
    let (far, near) = left.isCloserToZero(than: right) ? (right, left) : (left, right)
    let aligned = near.significand.shiftedDownKeepingTrace(by: far.exponent - near.exponent + 1)
    let halved = far.significand >> 1
    let word = far.isNegative == near.isNegative ? halved &+ aligned : halved &- aligned
    return (
      .normalized(
        isNegative: far.isNegative, exponent: far.exponent + 1, word: word, zeroIsNegative: rounding == .down), []
    )
  }

  private func sumOfSpecials(_ left: Operand, _ right: Operand, _ rounding: Rounding) -> Exact {
    if let nan = Self.nan(left, right) { return nan }
    switch (left.kind, right.kind) {
    case (.infinity, .infinity):
      return left.isNegative == right.isNegative ? (left, []) : (.nan, .invalid)
    case (.infinity, _): return (left, [])
    case (_, .infinity): return (right, [])
    case (.zero, .zero):
      return (left.isNegative == right.isNegative ? left : .zero(isNegative: rounding == .down), [])
    case (.zero, _): return (right, [])
    default: return (left, [])
    }
  }

  /// Returns NaN if an operand is NaN; invalid if it signals.
  static func nan(_ operands: Operand...) -> Exact? {
    guard operands.contains(where: \.isNaN) else { return nil }
    return (.nan, operands.contains { $0.kind == .signalingNaN } ? .invalid : [])
  }
}
