extension Binary128 {
  /// Returns a product plus a number, or nil if an operand or the result is not a normal number.
  @inline(__always)
  static func fusedMultiplyAdd(
    _ left: FloatFormat.Code, _ right: FloatFormat.Code, _ addend: FloatFormat.Code
  ) -> FloatResult? {
    let (leftField, rightField, addendField) = (field(left), field(right), field(addend))
    guard leftField &- 1 < 0x7FFE, rightField &- 1 < 0x7FFE, addendField &- 1 < 0x7FFE else { return nil }
    var (high, low) = product(significand(left), significand(right))
    var exponent = Int(truncatingIfNeeded: leftField &+ rightField) &- 16_382
    if high >> 127 == 0 {
      (high, low) = (high &<< 1 | low >> 127, low &<< 1)
      exponent &-= 1
    }
    let sign = (left ^ right) >> 127
    let other = significand(addend)
    let distance = exponent &- Int(truncatingIfNeeded: addendField)
    let isSum = sign == addend >> 127
    if distance > 0 || distance == 0 && high >= other {
      let aligned = shiftedDown(other, 0, by: distance &+ 1)
      return sum((high &>> 1, low &>> 1 | high &<< 127, low & 1), aligned, isSum, sign, exponent)
    }
    let aligned = shiftedDown(high, low, by: 1 &- distance)
    return sum((other &>> 1, 0, 0), aligned, isSum, addend >> 127, Int(truncatingIfNeeded: addendField))
  }

  private typealias Digits = (high: UInt128, low: UInt128, trace: UInt128)

  /// Returns a number of two words shifted down, and a trace of the bits that were shifted out.
  @inline(__always)
  private static func shiftedDown(_ high: UInt128, _ low: UInt128, by count: Int) -> Digits {
    let shift = UInt128(truncatingIfNeeded: count & 127)
    let back = UInt128(truncatingIfNeeded: 128 &- count & 127)
    // A shift by 0 leaves nothing for the next word.
    let carried = count & 127 == 0 ? 0 : high &<< back
    if count < 128 {
      let lost = count == 0 ? 0 : low &<< back
      return (high &>> shift, low &>> shift | carried, lost == 0 ? 0 : 1)
    }
    guard count < 256 else { return (0, 0, high | low == 0 ? 0 : 1) }
    return (0, high &>> shift, low | carried == 0 ? 0 : 1)
  }

  /// Returns the rounded sum or difference of a number and a smaller one, in which the top bit is free.
  @inline(__always)
  private static func sum(
    _ far: Digits, _ near: Digits, _ isSum: Bool, _ sign: UInt128, _ exponent: Int
  ) -> FloatResult? {
    // Bits that were shifted out count as a bit below the last one, of which the digits of a product have only one.
    guard far.trace == 0 || near.trace == 0 else { return nil }
    let trace = far.trace | near.trace
    var (high, low): (UInt128, UInt128)
    if isSum {
      let (word, carry) = far.low.addingReportingOverflow(near.low)
      (high, low) = (far.high &+ near.high &+ (carry ? 1 : 0), word)
    } else {
      let (word, borrow) = far.low.subtractingReportingOverflow(near.low)
      let (rest, again) = word.subtractingReportingOverflow(near.trace)
      (high, low) = (far.high &- near.high &- (borrow || again ? 1 : 0), rest)
    }
    guard high != 0 else { return nil }
    let zeros = high.leadingZeroBitCount
    let shift = UInt128(truncatingIfNeeded: zeros)
    if zeros > 0 {
      (high, low) = (high &<< shift | low &>> (128 &- shift), low &<< shift)
    }
    return round(sign, exponent &+ 1 &- zeros, low | trace == 0 ? high : high | 1)
  }
}
