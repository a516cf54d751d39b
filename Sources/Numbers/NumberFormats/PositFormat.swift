/// A posit format as data: its number of bits and its number of exponent bits.
///
/// A code is, from the top, a sign bit, a *regime* of equal bits that ends at the first other one or at the end of the
/// code, exponent bits and fraction bits; the longer the regime, the fewer bits are left for these. A positive code
/// with a regime that counts for *r*, the exponent *e* and the fraction *f* is (1 + *f*) × 2^(2ᵉˢ × *r* + *e*), where
/// *es* is the number of exponent bits of the format; exponent bits beyond the end are 0. A negative code is minus the
/// number of its two's complement. There is one zero, no infinity, and one code, NaR, for *not a real*.
///
/// The standard has 2 exponent bits; earlier posits of 8 bits have none and those of 16 bits have 1.
///
/// Source: Posit Working Group, *Standard for Posit Arithmetic (2022)*; J. L. Gustafson and I. Yonemoto, *Beating
/// Floating Point at its Own Game: Posit Arithmetic*, 2017.
public struct PositFormat: TaperedFormat {
  /// The numbers of exponent bits that a format can have.
  public static let supportedExponentBits = 0...4

  /// The number of bits of a code.
  public let bits: Int
  /// The number of exponent bits of a code whose regime leaves room for them.
  public let exponentBits: Int

  /// Creates a format; the default number of exponent bits is that of the standard.
  ///
  /// - Throws: ``PositFormatError`` for a number of bits or of exponent bits that is not supported.
  public init(bits: Int, exponentBits: Int = 2) throws(PositFormatError) {
    guard Self.supportedBits.contains(bits) else { throw .unsupportedBits(bits) }
    guard Self.supportedExponentBits.contains(exponentBits) else { throw .unsupportedExponentBits(exponentBits) }
    self.init(bits, exponentBits)
  }

  /// Creates a format without any check.
  private init(_ bits: Int, _ exponentBits: Int) {
    (self.bits, self.exponentBits) = (bits, exponentBits)
  }

  /// The posit of 8 bits of the standard, from 2⁻²⁴ to 2²⁴.
  public static let posit8 = PositFormat(8, 2)
  /// The posit of 16 bits of the standard, from 2⁻⁵⁶ to 2⁵⁶.
  public static let posit16 = PositFormat(16, 2)
  /// The posit of 32 bits of the standard, from 2⁻¹²⁰ to 2¹²⁰.
  public static let posit32 = PositFormat(32, 2)
  /// The posit of 64 bits of the standard, from 2⁻²⁴⁸ to 2²⁴⁸.
  public static let posit64 = PositFormat(64, 2)
}

extension PositFormat: CustomStringConvertible {
  /// The name of the format, such as `posit8`, or `posit8es0` with a number of exponent bits that is not the standard's.
  public var description: String { exponentBits == 2 ? "posit\(bits)" : "posit\(bits)es\(exponentBits)" }
}
