/// Conversions between codes and the numbers of the language.
extension TaperedFormat {
  /// Returns the code of a number, rounded; NaR for an infinity and for NaN.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  public func encode(_ number: some FloatArrayElement) -> Code {
    let double = number.double
    guard double.isFinite else { return notAReal }
    guard double != 0 else { return 0 }
    // The significand of a double has 53 bits, those of a subnormal one from its first 1 on.
    let digits = double.significandBitPattern
    let isNormal = double.exponentBitPattern != 0
    let word = isNormal ? digits | 1 << 52 : digits
    let zeros = word.leadingZeroBitCount
    let exponent = isNormal ? Int(double.exponentBitPattern) - 1_023 : -1_011 - zeros
    return round(
      TaperedOperand(
        isNegative: double.sign == .minus, exponent: exponent,
        significand: UInt128(word &<< UInt64(truncatingIfNeeded: zeros)) << 64))
  }

  /// Returns the number of a code, rounded to nearest if the type has fewer bits; NaN for NaR.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  /// - Complexity: O(1).
  @inline(__always)
  public func decode<Element: FloatArrayElement>(_ code: Code, as type: Element.Type = Double.self) -> Element {
    checkCode(code)
    guard code != 0, code != notAReal else { return Element(nearestTo: code == 0 ? 0 : .nan) }
    let operand = operand(code)
    var digits = UInt64(truncatingIfNeeded: operand.significand >> 64)
    // A double that only leads to a narrower type has an odd last bit if bits are cut off: rounding once.
    if Element.self != Double.self, digits & 0x7FF != 0 { digits = digits & ~0x7FF | 0x800 }
    let number = Double(digits) * Double(sign: .plus, exponent: operand.exponent - 63, significand: 1)
    return Element(nearestTo: operand.isNegative ? -number : number)
  }

  /// Rounds numbers to codes; NaR for infinities and NaN.
  ///
  /// - Parameters:
  ///   - values: the numbers.
  ///   - codes: as many codes, which are overwritten.
  /// - Precondition: There are as many of both, and the format has at most as many bits as a code of the array.
  /// - Complexity: O(*n*), some nanoseconds each.
  @specialized(where Self == PositFormat, Element == Double, Word == UInt8)
  @specialized(where Self == PositFormat, Element == Double, Word == UInt16)
  @specialized(where Self == PositFormat, Element == Double, Word == UInt32)
  @specialized(where Self == TakumFormat, Element == Double, Word == UInt16)
  @specialized(where Self == TakumFormat, Element == Double, Word == UInt32)
  public func encode<Element: FloatArrayElement, Word: FixedWidthInteger & UnsignedInteger>(
    _ values: Span<Element>, into codes: inout MutableSpan<Word>
  ) {
    precondition(values.count == codes.count, "there are as many codes as numbers")
    precondition(bits <= Word.bitWidth, "the codes of the array have room for those of the format")
    for place in values.indices { codes[place] = Word(truncatingIfNeeded: encode(values[place])) }
  }

  /// Returns the codes of numbers, rounded; NaR for infinities and NaN.
  ///
  /// - Precondition: The format has at most as many bits as a code of the array.
  public func encode<Element: FloatArrayElement, Word: FixedWidthInteger & UnsignedInteger>(
    _ values: [Element], as type: Word.Type = Word.self
  ) -> [Word] {
    var codes = [Word](repeating: 0, count: values.count)
    var span = codes.mutableSpan
    encode(values.span, into: &span)
    return codes
  }

  /// Decodes codes to numbers, rounded to nearest if the elements have fewer bits; NaN for NaR.
  ///
  /// - Parameters:
  ///   - codes: the codes; bits above those of the format are ignored.
  ///   - values: as many numbers, which are overwritten.
  /// - Precondition: There are as many of both.
  /// - Complexity: O(*n*), some nanoseconds each.
  @specialized(where Self == PositFormat, Element == Double, Word == UInt8)
  @specialized(where Self == PositFormat, Element == Double, Word == UInt16)
  @specialized(where Self == PositFormat, Element == Double, Word == UInt32)
  @specialized(where Self == TakumFormat, Element == Double, Word == UInt16)
  @specialized(where Self == TakumFormat, Element == Double, Word == UInt32)
  public func decode<Element: FloatArrayElement, Word: FixedWidthInteger & UnsignedInteger>(
    _ codes: Span<Word>, into values: inout MutableSpan<Element>
  ) {
    precondition(values.count == codes.count, "there are as many codes as numbers")
    for place in codes.indices {
      values[place] = decode(Code(truncatingIfNeeded: codes[place]) & largestCode, as: Element.self)
    }
  }

  /// Returns the numbers that codes stand for; bits above those of the format are ignored.
  public func decode<Element: FloatArrayElement, Word: FixedWidthInteger & UnsignedInteger>(
    _ codes: [Word], as type: Element.Type = Double.self
  ) -> [Element] {
    var values = [Element](repeating: Element(code: 0), count: codes.count)
    var span = values.mutableSpan
    decode(codes.span, into: &span)
    return values
  }
}
