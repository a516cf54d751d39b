/// A number of a tapered format, neither zero nor NaR, or an exact result, taken apart for arithmetic in integers.
public struct TaperedOperand: Sendable {
  /// Whether the number is below zero.
  public var isNegative: Bool
  /// The exponent of the top bit of the significand.
  public var exponent: Int
  /// The significand, shifted up until its top bit is 1; its lowest bit is also 1 if anything below it was cut off.
  public var significand: UInt128

  /// Creates a number from its parts.
  public init(isNegative: Bool, exponent: Int, significand: UInt128) {
    (self.isNegative, self.exponent, self.significand) = (isNegative, exponent, significand)
  }

  /// Returns the sum, or nil for zero.
  ///
  /// - Precondition: The significands have at most 126 bits; one that is further away may have been cut off.
  static func sum(_ left: TaperedOperand, _ right: TaperedOperand) -> TaperedOperand? {
    let isLeftNear =
      left.exponent != right.exponent ? left.exponent < right.exponent : left.significand < right.significand
    let (far, near) = isLeftNear ? (right, left) : (left, right)
    let aligned = near.significand.shiftedDownKeepingTrace(by: far.exponent &- near.exponent &+ 1)
    let halved = far.significand &>> 1
    let word = far.isNegative == near.isNegative ? halved &+ aligned : halved &- aligned
    guard word != 0 else { return nil }
    let zeros = word.leadingZeroBitCount
    return TaperedOperand(
      isNegative: far.isNegative, exponent: far.exponent &+ 1 &- zeros,
      significand: word &<< UInt128(truncatingIfNeeded: zeros))
  }

  /// Returns the exact product.
  ///
  /// - Precondition: The significands have at most 64 bits.
  static func product(_ left: TaperedOperand, _ right: TaperedOperand) -> TaperedOperand {
    let (high, low) = left.word.multipliedFullWidth(by: right.word)
    let product = UInt128(high) &<< 64 | UInt128(low)
    let zeros = product.leadingZeroBitCount
    return TaperedOperand(
      isNegative: left.isNegative != right.isNegative, exponent: left.exponent &+ right.exponent &+ 1 &- zeros,
      significand: product &<< UInt128(truncatingIfNeeded: zeros))
  }

  /// Returns the quotient to 63 bits and a trace.
  ///
  /// - Precondition: The significands have at most 64 bits.
  static func quotient(_ left: TaperedOperand, _ right: TaperedOperand) -> TaperedOperand {
    let (quotient, rest) = right.word.dividingFullWidth((left.word &>> 1, left.word &<< 63))
    let zeros = quotient.leadingZeroBitCount
    let digits = UInt128(quotient) &<< UInt128(truncatingIfNeeded: 64 &+ zeros)
    return TaperedOperand(
      isNegative: left.isNegative != right.isNegative, exponent: left.exponent &- right.exponent &- zeros,
      significand: rest == 0 ? digits : digits | 1)
  }

  /// The square root of a number above zero to 64 bits and a trace.
  var squareRoot: TaperedOperand {
    // The radicand has 127 bits, or 128 if the exponent is odd, so that the root has 64 and half of the exponent.
    let radicand = significand &>> (exponent & 1 == 0 ? 1 : 0)
    let root = UInt64(squareRootOf: radicand)
    return self.root(UInt128(root) &<< 64, isExact: root.multiplied(by: root) == radicand)
  }

  /// The square root of a number above zero with at most 32 bits, to 32 bits and a trace.
  @inline(__always)
  var shortSquareRoot: TaperedOperand {
    let radicand = word &>> (exponent & 1 == 0 ? 1 : 0)
    // The double of the root is rounded up at most to the next integer.
    let near = UInt64(Double(radicand).squareRoot())
    let root = near &* near > radicand || near >> 32 != 0 ? near &- 1 : near
    return self.root(UInt128(root) &<< 96, isExact: root &* root == radicand)
  }

  @inline(__always)
  private func root(_ digits: UInt128, isExact: Bool) -> TaperedOperand {
    TaperedOperand(isNegative: false, exponent: exponent >> 1, significand: isExact ? digits : digits | 1)
  }

  /// The upper half of the significand.
  private var word: UInt64 {
    UInt64(truncatingIfNeeded: significand &>> 64)
  }
}
