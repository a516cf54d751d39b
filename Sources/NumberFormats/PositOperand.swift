/// A posit that is neither zero nor NaR, taken apart for arithmetic in integers, or an exact result before it is rounded.
struct PositOperand {
  var isNegative: Bool
  /// The exponent of the top bit of the significand.
  var exponent: Int
  /// The significand, shifted up until its top bit is 1; its lowest bit is also 1 if anything below it was cut off.
  var significand: UInt128

  /// The sum, or nil for zero.
  ///
  /// - Precondition: The significands have at most 126 bits; one that is further away may have been cut off.
  static func sum(_ left: PositOperand, _ right: PositOperand) -> PositOperand? {
    let isLeftNear =
      left.exponent != right.exponent ? left.exponent < right.exponent : left.significand < right.significand
    let (far, near) = isLeftNear ? (right, left) : (left, right)
    let aligned = near.significand.shiftedDownKeepingTrace(by: far.exponent &- near.exponent &+ 1)
    let halved = far.significand &>> 1
    let word = far.isNegative == near.isNegative ? halved &+ aligned : halved &- aligned
    guard word != 0 else { return nil }
    let zeros = word.leadingZeroBitCount
    return PositOperand(
      isNegative: far.isNegative, exponent: far.exponent &+ 1 &- zeros,
      significand: word &<< UInt128(truncatingIfNeeded: zeros))
  }

  /// The exact product.
  ///
  /// - Precondition: The significands have at most 64 bits.
  static func product(_ left: PositOperand, _ right: PositOperand) -> PositOperand {
    let (high, low) = left.word.multipliedFullWidth(by: right.word)
    let product = UInt128(high) &<< 64 | UInt128(low)
    let zeros = product.leadingZeroBitCount
    return PositOperand(
      isNegative: left.isNegative != right.isNegative, exponent: left.exponent &+ right.exponent &+ 1 &- zeros,
      significand: product &<< UInt128(truncatingIfNeeded: zeros))
  }

  /// The quotient to 63 bits and a trace.
  ///
  /// - Precondition: The significands have at most 64 bits.
  static func quotient(_ left: PositOperand, _ right: PositOperand) -> PositOperand {
    let (quotient, rest) = right.word.dividingFullWidth((left.word &>> 1, left.word &<< 63))
    let zeros = quotient.leadingZeroBitCount
    let digits = UInt128(quotient) &<< UInt128(truncatingIfNeeded: 64 &+ zeros)
    return PositOperand(
      isNegative: left.isNegative != right.isNegative, exponent: left.exponent &- right.exponent &- zeros,
      significand: rest == 0 ? digits : digits | 1)
  }

  /// The square root of a number above zero to 32 bits and a trace.
  ///
  /// - Precondition: The significand has at most 32 bits.
  var squareRoot: PositOperand {
    // The radicand has 63 bits, or 64 where the exponent is odd, so that the root has 32 and half of the exponent.
    let radicand = word &>> (exponent & 1 == 0 ? 1 : 0)
    var root = min(UInt64(Double(radicand).squareRoot()), 0xFFFF_FFFF)
    while root &* root > radicand { root &-= 1 }
    while root < 0xFFFF_FFFF, (root &+ 1) &* (root &+ 1) <= radicand { root &+= 1 }
    let digits = UInt128(root) &<< 96
    return PositOperand(
      isNegative: false, exponent: exponent >> 1, significand: root &* root == radicand ? digits : digits | 1)
  }

  /// The upper half of the significand.
  private var word: UInt64 {
    UInt64(truncatingIfNeeded: significand &>> 64)
  }
}

extension PositFormat {
  /// The number of a code that is neither zero nor NaR.
  @inline(__always)
  func operand(_ code: Code) -> PositOperand {
    let code = UInt64(truncatingIfNeeded: code)
    let mask = UInt64(truncatingIfNeeded: largestCode)
    let isNegative = code &>> UInt64(truncatingIfNeeded: bits &- 1) == 1
    let magnitude = isNegative ? (0 &- code) & mask : code
    // The regime begins at the top.
    let top = magnitude &<< UInt64(truncatingIfNeeded: 65 &- bits)
    let isOnes = top >> 63 == 1
    let run = (isOnes ? ~top : top).leadingZeroBitCount
    let regime = isOnes ? run &- 1 : 0 &- run
    // Zeros follow the end of the code, as if it went on.
    let behind = (top &<< UInt64(truncatingIfNeeded: run)) &<< 1
    let exponent =
      exponentBits == 0 ? 0 : Int(truncatingIfNeeded: behind &>> UInt64(truncatingIfNeeded: 64 &- exponentBits))
    let fraction = behind &<< UInt64(truncatingIfNeeded: exponentBits)
    return PositOperand(
      isNegative: isNegative, exponent: regime &<< exponentBits &+ exponent,
      significand: UInt128((1 &<< 63) | fraction &>> 1) &<< 64)
  }

  /// The code of an exact result, rounded.
  @inline(__always)
  func round(_ exact: PositOperand) -> Code {
    let magnitude = magnitude(exact.significand, exponent: exact.exponent)
    return exact.isNegative ? (0 &- magnitude) & largestCode : magnitude
  }
}
