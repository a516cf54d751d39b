/// The constants of a format in words of one width, and all its arithmetic on them.
///
/// A word has at least 4 bits more than a significand. The code is the same for every format, and nothing is rounded
/// twice: an operation makes an exact result, with a trace of the bits that do not fit the word, and
/// ``encode(_:_:flags:)`` rounds it once.
final class FloatKernel<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  typealias Operand = FloatOperand<Word>

  /// The number of significant bits of a normal number, including the hidden bit.
  let precision: Int
  let fractionBits: Int
  let bias: Int
  /// The lowest exponent bits whose numbers have equal distances: 1 with subnormals, otherwise 0.
  let lowestField: Int
  let largestField: Int
  let signBit: Word
  let largestMagnitude: Word
  let largestFiniteCode: Word
  let hiddenBit: Word
  let fractionShift: Word
  /// The number of bits that a significand is shifted up in its word.
  let unusedShift: Word
  let hasSign: Bool
  let hasSubnormals: Bool
  /// Whether zero is in the place of the number 2^-bias, by the distances of the numbers.
  let hasGapAboveZero: Bool
  /// Whether a tie goes to the number with the larger magnitude, since neither is even.
  let tiesGoUp: Bool
  let hasOneZero: Bool
  let hasZero: Bool
  let zero: FloatFormat.Zero
  let nans: FloatFormat.NaNs
  let overflow: FloatFormat.Overflow
  let infinity: Word?
  let nan: Word?
  /// The smallest normal number above zero.
  let leastNormal: Operand
  let saturation: Saturation
  let tininess: Tininess

  /// Returns whether the significands and codes of a format fit the words.
  static func fits(_ format: FloatFormat) -> Bool {
    format.fractionBits + 5 <= Word.bitWidth && format.exponentBits + format.fractionBits < Word.bitWidth
      && format.bits <= Word.bitWidth
  }

  init(_ format: FloatFormat, saturation: Saturation, tininess: Tininess) {
    (precision, fractionBits, bias) = (format.fractionBits + 1, format.fractionBits, format.bias)
    (hiddenBit, fractionShift) = (1 << Word(format.fractionBits), Word(format.fractionBits))
    (hasSign, hasSubnormals) = (format.hasSign, format.hasSubnormals)
    unusedShift = Word(Word.bitWidth - format.fractionBits - 1)
    hasOneZero = format.zero == .unsigned
    hasZero = format.hasZero
    hasGapAboveZero = !format.hasSubnormals && format.hasZero
    tiesGoUp = format.tiesGoUp
    lowestField = format.hasSubnormals ? 1 : 0
    largestField = 1 << format.exponentBits - 1
    (signBit, largestMagnitude) = (Word(format.signBit), Word(format.largestMagnitude))
    largestFiniteCode = Word(format.largestFiniteCode)
    (zero, nans, overflow) = (format.zero, format.nans, format.overflow)
    (infinity, nan) = (format.infinityMagnitude.map { Word($0) }, format.nan.map { Word($0) })
    (self.saturation, self.tininess) = (saturation, tininess)
    let top = Word(1) << (Word.bitWidth - 1)
    // If the exponent bits 0 mean normal numbers, the first of them may be zero.
    let isFirst = format.hasSubnormals || !format.hasZero || format.fractionBits == 0
    let field = format.hasSubnormals || format.hasZero && format.fractionBits == 0 ? 1 : 0
    leastNormal = .number(
      isNegative: false, exponent: field - format.bias,
      significand: isFirst ? top : top | 1 << (Word.bitWidth - 1 - format.fractionBits))
  }

  /// Returns the operand of a code.
  @inline(__always)
  func decode(_ code: Word) -> Operand {
    let magnitude = code & largestMagnitude
    let isNegative = code & signBit != 0
    if magnitude > largestFiniteCode { return decodeSpecial(code, magnitude, isNegative) }
    if magnitude == 0 && hasZero {
      return nans == .negativeZero && isNegative ? .nan : .zero(isNegative: isNegative && zero == .signed)
    }
    let field = Int(truncatingIfNeeded: magnitude &>> fractionShift)
    let fraction = magnitude & (hiddenBit &- 1)
    if hasSubnormals && field == 0 {
      return .normalized(
        isNegative: isNegative, exponent: 1 &- bias, word: fraction &<< unusedShift, zeroIsNegative: false)
    }
    return .number(
      isNegative: isNegative, exponent: field &- bias, significand: (fraction | hiddenBit) &<< unusedShift)
  }

  private func decodeSpecial(_ code: Word, _ magnitude: Word, _ isNegative: Bool) -> Operand {
    if magnitude == infinity { return .infinity(isNegative: isNegative) }
    let isSignaling = nans == .ieee && code >> (fractionBits - 1) & 1 == 0
    return isSignaling ? FloatOperand(kind: .signalingNaN, isNegative: false, exponent: 0, significand: 0) : .nan
  }
}
