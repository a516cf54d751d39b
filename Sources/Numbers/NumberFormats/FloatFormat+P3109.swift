extension FloatFormat {
  /// The numbers of bits of a format of IEEE P3109.
  ///
  /// Its report 4.0 defines formats from 3 bits on, and the working group has tables of up to 16.
  public static let supportedP3109Bits = 3...16

  /// Returns a format of the draft standard IEEE P3109, which calls it `BinaryKpP` with two letters.
  ///
  /// It has one zero and one NaN. With a sign, NaN is the code of −0; without a sign, it is the code of all ones.
  ///
  /// Source: interim report 4.0 of the working group, 3.2; a draft, so that no conformance is claimed.
  ///
  /// - Parameters:
  ///   - bits: the number *K* of bits, in ``supportedP3109Bits``.
  ///   - precision: the number *P* of significant bits, the hidden bit counted: 1 to *K* − 1 with a sign, to *K* without.
  ///   - isSigned: whether there is a sign bit.
  ///   - hasInfinities: whether the codes before NaN, or before the sign bit, are infinities. Without them, a number
  ///     beyond the largest number becomes the largest number.
  /// - Returns: the format.
  /// - Throws: ``FloatFormatError`` for values out of range.
  public static func p3109(
    bits: Int, precision: Int, isSigned: Bool = true, hasInfinities: Bool = true
  ) throws(FloatFormatError) -> FloatFormat {
    guard supportedP3109Bits.contains(bits) else { throw .unsupportedP3109Bits(bits) }
    let precisions = 1...(isSigned ? bits - 1 : bits)
    guard precisions.contains(precision) else { throw .unsupportedP3109Precision(precision, precisions) }
    let exponentBits = bits - precision + (isSigned ? 0 : 1)
    // Without a check, as one of them has an exponent bit more than other formats can have.
    return FloatFormat(
      sign: isSigned, exponentBits, precision - 1, bias: 1 << (exponentBits - 1), subnormals: true, zero: .unsigned,
      hasInfinities ? .topCode : .none, isSigned ? .negativeZero : .topCode,
      overflow: hasInfinities ? .infinity : .largest, tiesByCode: precision == 1)
  }
}
