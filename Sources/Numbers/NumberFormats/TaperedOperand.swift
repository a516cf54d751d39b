/// A posit or takum that is neither zero nor NaR, taken apart for arithmetic in integers, or an exact result before it is rounded.
struct TaperedOperand {
  var isNegative: Bool
  /// The exponent of the top bit of the significand.
  var exponent: Int
  /// The significand, shifted up until its top bit is 1; its lowest bit is also 1 if anything below it was cut off.
  var significand: UInt128

  /// The sum, or nil for zero.
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

  /// The exact product.
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

  /// The quotient to 63 bits and a trace.
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
    // The radicand has 127 bits, or 128 where the exponent is odd, so that the root has 64 and half of the exponent.
    let radicand = significand &>> (exponent & 1 == 0 ? 1 : 0)
    // A double has 53 of the bits; one step of Newton's method finds the others but for the last ones.
    let near = UInt128(min(Double(radicand).squareRoot(), 0x1.fffffffffffffp63))
    var root = min((near &+ radicand / near) &>> 1, UInt128(UInt64.max))
    while root &* root > radicand { root &-= 1 }
    while root < UInt64.max, (root &+ 1) &* (root &+ 1) <= radicand { root &+= 1 }
    let digits = root &<< 64
    return TaperedOperand(
      isNegative: false, exponent: exponent >> 1, significand: root &* root == radicand ? digits : digits | 1)
  }

  /// The upper half of the significand.
  private var word: UInt64 {
    UInt64(truncatingIfNeeded: significand &>> 64)
  }
}

/// A format whose codes are tapered, as those of posits and takums: the more exponent bits, the fewer fraction bits; negative
/// codes are two's complements, and a code whose sign bit alone is 1 is no number.
protocol TaperedCodes {
  /// The number of bits of a code.
  var bits: Int { get }
  /// The number of a code that is neither zero nor NaR.
  func operand(_ code: FloatFormat.Code) -> TaperedOperand
  /// The code without a sign of a significand, whose top bit weighs 2 raised to `exponent`.
  func magnitude(_ significand: UInt128, exponent: Int) -> FloatFormat.Code
}

extension TaperedCodes {
  typealias Code = FloatFormat.Code

  var signBit: Code {
    1 << (bits - 1)
  }

  func checkCode(_ code: Code) {
    precondition(code <= codeMask, "the code \(code) has more than \(bits) bits")
  }

  @inline(__always)
  private var codeMask: Code { .max &>> Code(truncatingIfNeeded: 128 &- bits) }

  /// The code of an exact result, rounded.
  @inline(__always)
  func round(_ exact: TaperedOperand) -> Code {
    let magnitude = magnitude(exact.significand, exponent: exact.exponent)
    return exact.isNegative ? (0 &- magnitude) & codeMask : magnitude
  }

  @inline(__always)
  func sum(_ left: Code, _ right: Code) -> Code {
    checkCode(left)
    checkCode(right)
    if left == signBit || right == signBit { return signBit }
    if left == 0 || right == 0 { return left | right }
    return TaperedOperand.sum(operand(left), operand(right)).map(round) ?? 0
  }

  @inline(__always)
  func product(_ left: Code, _ right: Code) -> Code {
    checkCode(left)
    checkCode(right)
    if left == signBit || right == signBit { return signBit }
    return left == 0 || right == 0 ? 0 : round(TaperedOperand.product(operand(left), operand(right)))
  }

  @inline(__always)
  func quotient(_ left: Code, _ right: Code) -> Code {
    checkCode(left)
    checkCode(right)
    if left == signBit || right == signBit || right == 0 { return signBit }
    return left == 0 ? 0 : round(TaperedOperand.quotient(operand(left), operand(right)))
  }

  @inline(__always)
  func productPlus(_ left: Code, _ right: Code, _ addend: Code) -> Code {
    checkCode(left)
    checkCode(right)
    checkCode(addend)
    if left == signBit || right == signBit || addend == signBit { return signBit }
    if left == 0 || right == 0 { return addend }
    let product = TaperedOperand.product(operand(left), operand(right))
    return addend == 0 ? round(product) : TaperedOperand.sum(product, operand(addend)).map(round) ?? 0
  }

  @inline(__always)
  func root(_ operand: Code) -> Code {
    checkCode(operand)
    // NaR is the code with the sign bit alone.
    if operand & signBit != 0 { return signBit }
    return operand == 0 ? 0 : round(self.operand(operand).squareRoot)
  }
}
