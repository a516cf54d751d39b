/// A value taken apart for arithmetic: the value of a code, or an exact result before it is rounded.
struct FloatOperand<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  enum Kind: UInt8 {
    case number, zero, infinity, nan, signalingNaN
  }

  var kind: Kind
  var isNegative: Bool
  /// The exponent of the top bit of the significand.
  var exponent: Int
  /// The significand of a number, shifted up until its top bit is 1.
  ///
  /// Its lowest bit is also 1 if anything below it was cut off, which is all that rounding needs to know about that.
  var significand: Word

  static func zero(isNegative: Bool) -> FloatOperand {
    FloatOperand(kind: .zero, isNegative: isNegative, exponent: 0, significand: 0)
  }

  static func infinity(isNegative: Bool) -> FloatOperand {
    FloatOperand(kind: .infinity, isNegative: isNegative, exponent: 0, significand: 0)
  }

  static var nan: FloatOperand {
    FloatOperand(kind: .nan, isNegative: false, exponent: 0, significand: 0)
  }

  static func number(isNegative: Bool, exponent: Int, significand: Word) -> FloatOperand {
    FloatOperand(kind: .number, isNegative: isNegative, exponent: exponent, significand: significand)
  }

  /// Returns the number of a significand whose top bit is anywhere, or zero.
  ///
  /// - Parameters:
  ///   - isNegative: whether a number is below zero.
  ///   - exponent: the weight of the top bit of the word, as a power of two.
  ///   - word: the significand.
  ///   - zeroIsNegative: whether zero has a sign.
  /// - Returns: the number with its significand shifted up, or zero for the word 0.
  static func normalized(isNegative: Bool, exponent: Int, word: Word, zeroIsNegative: Bool) -> FloatOperand {
    guard word != 0 else { return .zero(isNegative: zeroIsNegative) }
    let zeros = word.leadingZeroBitCount
    return .number(
      isNegative: isNegative, exponent: exponent &- zeros, significand: word &<< Word(truncatingIfNeeded: zeros))
  }

  var isNaN: Bool {
    kind.rawValue >= Kind.nan.rawValue
  }

  /// The value with the opposite sign.
  var negated: FloatOperand {
    var result = self
    result.isNegative.toggle()
    return result
  }

  /// Returns whether the magnitude of a number is less than that of another number.
  func isCloserToZero(than other: FloatOperand) -> Bool {
    exponent != other.exponent ? exponent < other.exponent : significand < other.significand
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// Returns the number shifted down, with the lowest bit set if a bit that is 1 was shifted out.
  @inline(__always)
  func shiftedDownKeepingTrace(by count: Int) -> Self {
    if count >= Self.bitWidth { return self == 0 ? 0 : 1 }
    let shifted = self &>> Self(truncatingIfNeeded: count)
    return shifted &<< Self(truncatingIfNeeded: count) == self ? shifted : shifted | 1
  }
}
