/// Single operations of binary128, rounded to nearest even, in words of 64 bits.
enum Binary128 {
  static let hidden: UInt128 = 1 << 112

  /// Returns the result of an operation on two codes, or nil if an operand or the result is not a normal number.
  @inline(__always)
  static func perform(_ operation: FloatOperation, _ left: FloatFormat.Code, _ right: FloatFormat.Code) -> FloatResult?
  {
    let (leftField, rightField) = (field(left), field(right))
    guard leftField &- 1 < 0x7FFE, rightField &- 1 < 0x7FFE else { return nil }
    switch operation {
    case .add: return sum(left, right)
    case .subtract: return sum(left, right ^ 1 << 127)
    case .multiply:
      let (high, low) = product(significand(left), significand(right))
      let isWide = high >> 127 == 1
      let word = isWide ? high : high &<< 1 | low >> 127
      let hasMore = isWide ? low != 0 : low &<< 1 != 0
      let exponent = Int(truncatingIfNeeded: leftField &+ rightField) &- (isWide ? 16_382 : 16_383)
      return round((left ^ right) >> 127, exponent, hasMore ? word | 1 : word)
    case .divide:
      let (dividend, divisor) = (significand(left), significand(right))
      let isLess = dividend < divisor
      let (quotient, rest) = divisor.dividingFullWidth((isLess ? dividend : dividend &>> 1, 0))
      let exponent =
        Int(truncatingIfNeeded: leftField) &- Int(truncatingIfNeeded: rightField) &+ (isLess ? 16_382 : 16_383)
      return round((left ^ right) >> 127, exponent, rest == 0 ? quotient : quotient | 1)
    case .remainder: return nil
    }
  }

  @inline(__always)
  static func field(_ code: FloatFormat.Code) -> UInt64 {
    UInt64(truncatingIfNeeded: code >> 112) & 0x7FFF
  }

  /// Returns the significand of a normal number with its top bit at the top.
  @inline(__always)
  static func significand(_ code: FloatFormat.Code) -> UInt128 {
    (code & (hidden &- 1) | hidden) &<< 15
  }

  /// Returns the product of two words.
  @inline(__always)
  static func product(_ left: UInt128, _ right: UInt128) -> (high: UInt128, low: UInt128) {
    func word(_ number: UInt128) -> UInt64 { UInt64(truncatingIfNeeded: number) }
    func product(_ left: UInt64, _ right: UInt64) -> UInt128 {
      let (high, low) = left.multipliedFullWidth(by: right)
      return UInt128(high) &<< 64 | UInt128(low)
    }
    let (leftHigh, rightHigh) = (word(left >> 64), word(right >> 64))
    let low = product(word(left), word(right))
    let first = product(leftHigh, word(right)) &+ (low >> 64)
    let (middle, carry) = first.addingReportingOverflow(product(word(left), rightHigh))
    let high = product(leftHigh, rightHigh) &+ (middle >> 64) &+ (carry ? 1 &<< 64 : 0)
    return (high, middle &<< 64 | UInt128(word(low)))
  }

  @inline(__always)
  private static func sum(_ left: FloatFormat.Code, _ right: FloatFormat.Code) -> FloatResult? {
    let isLeftLess = left &<< 1 < right &<< 1
    let (far, near) = isLeftLess ? (right, left) : (left, right)
    let distance = Int(truncatingIfNeeded: field(far) &- field(near))
    let halved = significand(far) >> 1
    let aligned = significand(near).shiftedDownKeepingTrace(by: distance &+ 1)
    let word = (left ^ right) >> 127 == 0 ? halved &+ aligned : halved &- aligned
    guard word != 0 else { return nil }
    let zeros = word.leadingZeroBitCount
    return round(
      far >> 127, Int(truncatingIfNeeded: field(far)) &+ 1 &- zeros, word &<< UInt128(truncatingIfNeeded: zeros))
  }

  /// Returns the code of a significand whose top bit is 1, or nil if it is not a normal number or may overflow.
  @inline(__always)
  static func round(_ sign: UInt128, _ exponent: Int, _ significand: UInt128) -> FloatResult? {
    guard exponent > 0, exponent < 0x7FFE else { return nil }
    let (kept, rest) = (significand >> 15, UInt64(truncatingIfNeeded: significand) & 0x7FFF)
    let isUp = rest > 0x4000 || rest == 0x4000 && kept & 1 == 1
    let code = sign &<< 127 | (UInt128(truncatingIfNeeded: exponent) &<< 112 &+ kept &- hidden &+ (isUp ? 1 : 0))
    return FloatResult(code: code, flags: rest == 0 ? [] : .inexact)
  }
}
