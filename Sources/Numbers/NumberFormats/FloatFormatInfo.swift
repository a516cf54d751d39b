import ExactNumbers

/// The limits and the precision of a format in one value, like `finfo` of NumPy.
public struct FloatFormatInfo: Sendable, Hashable {
  /// The number of bits of a code.
  public let bits: Int
  /// The number of significant bits of a normal number, including the hidden bit.
  public let precision: Int
  /// The exponent of the smallest normal number; nil if there is none.
  public let minimumExponent: Int?
  /// The exponent of the largest number; nil if that is zero.
  public let maximumExponent: Int?
  /// The largest number.
  public let largest: ExactRational
  /// The smallest normal number above zero; nil if there is none.
  public let smallestNormal: ExactRational?
  /// The smallest number above zero; nil if there is none.
  public let smallestPositive: ExactRational?
  /// The distance from 1 to the next number: 2 to the power of minus the number of fraction bits.
  public let epsilon: ExactRational
  /// The number of decimal digits that any decimal keeps on its way through the format, if it is in range.
  public let decimalDigits: Int
  /// The number of decimal digits with which any number is read back unchanged.
  public let roundTripDigits: Int
}

extension FloatFormat {
  /// The limits and the precision of the format.
  public var info: FloatFormatInfo {
    let hidden: Code = 1 << Code(fractionBits)
    let normal = hasSubnormals ? (hidden <= largestFiniteCode ? hidden : nil) : smallestPositive
    func number(_ code: Code?) -> FloatNumber? { code.flatMap { value(of: $0).number } }
    let (largest, least) = (number(largestFiniteCode), number(normal))
    return FloatFormatInfo(
      bits: bits, precision: fractionBits + 1, minimumExponent: least?.exponent,
      maximumExponent: largest.flatMap { Self.exponent($0) }, largest: largest?.exact ?? 0,
      smallestNormal: least?.exact, smallestPositive: number(smallestPositive)?.exact,
      epsilon: .powerOfTwo(-fractionBits), decimalDigits: Self.digits(fractionBits),
      // A digit more than the precision needs, for numbers just above a power of two.
      roundTripDigits: Self.digits(fractionBits + 1) + 2)
  }

  /// Returns the exponent of the first bit of a number, or nil for zero.
  private static func exponent(_ number: FloatNumber) -> Int? {
    guard !number.isZero else { return nil }
    return number.exponent - number.fractionBits + 127 - number.digits.leadingZeroBitCount
  }

  /// Returns the number of decimal digits of as many bits, rounded down.
  private static func digits(_ bits: Int) -> Int {
    // The logarithm of 2 to the base 10 in 20 binary places, enough for 128 bits.
    (bits * 315_652) >> 20
  }
}

extension FloatFormatInfo: CustomStringConvertible {
  /// The limits in a line, such as `8 bits, precision 4, largest 448, smallest normal 0.015625, epsilon 0.125`.
  ///
  /// The smallest number comes before epsilon if it is not the smallest normal one. Numbers with many digits are rounded
  /// to six.
  public var description: String {
    let subnormal = smallestPositive == smallestNormal ? nil : smallestPositive
    let numbers = [
      ("largest", largest), ("smallest normal", smallestNormal), ("smallest", subnormal), ("epsilon", epsilon),
    ]
    let texts = numbers.compactMap { name, number in number.map { "\(name) \(Self.text($0))" } }
    return (["\(bits) \(bits == 1 ? "bit" : "bits")", "precision \(precision)"] + texts).joined(separator: ", ")
  }

  private static func text(_ number: ExactRational) -> String {
    let isShort = number.numerator.magnitudeBitWidth <= 32 && number.denominator.magnitudeBitWidth <= 16
    return isShort ? number.description : number.scientificDescription(significantDigits: 6)
  }
}
