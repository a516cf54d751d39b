/// A floating-point format as data: its number of bits and the meaning of its codes.
///
/// A code is, from the top, the sign bit if there is one, the exponent bits and the fraction bits, stored in the low
/// bits of ``Code``. The bits below the sign are the *magnitude* of the code; the numbers of the format rise with it
/// from zero to ``largestFiniteCode``, and infinity and NaN come after. A number with the exponent bits *e* and the
/// fraction bits *f* is 1.*f* × 2^(*e* − bias); with subnormals, *e* = 0 means 0.*f* × 2^(1 − bias) instead. Deviations
/// from IEEE 754 are stated when a format is created.
///
/// Source: IEEE Std 754-2019, 3.4; 000-2f for the format of an exponent without subnormals.
public struct FloatFormat: Sendable, Hashable {
  /// A code, in the low bits; wide enough for any format.
  public typealias Code = UInt128

  /// The numbers of exponent bits that a format can have; one of IEEE P3109 has 16.
  public static let supportedExponentBits = 0...15

  /// The numbers of fraction bits that a format can have, without the hidden bit.
  public static let supportedFractionBits = 0...112

  /// The biases that a format can have.
  public static let supportedBias = -100_000...100_000

  /// Whether the top bit is a sign.
  public let hasSign: Bool
  /// The number of exponent bits.
  public let exponentBits: Int
  /// The number of fraction bits, without the hidden bit.
  public let fractionBits: Int
  /// Whether a tie goes to the number with the larger magnitude.
  ///
  /// With one significant digit, which is odd in each number, neither number is even.
  ///
  /// Source: IEEE 754-2019, 4.3.1. In the formats of P3109 the code decides.
  package let tiesGoUp: Bool
  /// The bias: the number to subtract from the exponent bits to get the exponent of a normal number.
  public let bias: Int
  /// Whether the exponent bits 0 mean subnormal numbers; without them, they mean normal numbers like any others.
  public let hasSubnormals: Bool
  /// The meaning of the codes of the magnitude 0.
  public let zero: Zero
  /// The codes that are infinities.
  public let infinities: Infinities
  /// The codes that are NaN.
  public let nans: NaNs
  /// The result for a number beyond the largest one, unless rounding makes it the largest one.
  public let overflow: Overflow

  // These follow from the properties above; they are stored because every use of a code needs them.

  /// The code of the sign bit, or 0 if there is no sign bit.
  public let signBit: Code
  /// The code whose exponent and fraction bits are all 1, without a sign.
  public let largestMagnitude: Code
  /// The magnitude of the infinities, or nil if there are none.
  public let infinityMagnitude: Code?
  /// The code of the largest number; the codes from 0 to it are all the numbers without a sign, in order.
  public let largestFiniteCode: Code

  /// Creates a format; omitted parts follow IEEE 754.
  ///
  /// - Parameters:
  ///   - hasSign: whether the top bit is a sign.
  ///   - exponentBits: the number of exponent bits.
  ///   - fractionBits: the number of fraction bits, without the hidden bit.
  ///   - bias: the bias of the exponent bits; ``standardBias(exponentBits:)`` if it is nil.
  ///   - hasSubnormals: whether the exponent bits 0 mean subnormal numbers.
  ///   - zero: the meaning of the magnitude 0; nil for a zero with a sign if there is a sign bit.
  ///   - infinities: the codes that are infinities.
  ///   - nans: the codes that are NaN.
  ///   - overflow: the result beyond the largest number; nil for an infinity, NaN or the largest number, the first of
  ///   them
  ///     that the format has.
  /// - Throws: ``FloatFormatError`` for values out of range or in contradiction.
  public init(
    hasSign: Bool = true, exponentBits: Int, fractionBits: Int, bias: Int? = nil, hasSubnormals: Bool = true,
    zero: Zero? = nil, infinities: Infinities = .ieee, nans: NaNs = .ieee,
    overflow: Overflow? = nil
  ) throws(FloatFormatError) {
    guard Self.supportedExponentBits.contains(exponentBits) else { throw .unsupportedExponentBits(exponentBits) }
    guard Self.supportedFractionBits.contains(fractionBits) else { throw .unsupportedFractionBits(fractionBits) }
    self.init(
      sign: hasSign, exponentBits, fractionBits, bias: bias ?? Self.standardBias(exponentBits: exponentBits),
      subnormals: hasSubnormals, zero: zero ?? (hasSign ? .signed : .unsigned), infinities, nans,
      overflow: overflow)
    try check()
  }

  /// Creates a format without any check.
  init(
    sign: Bool, _ exponentBits: Int, _ fractionBits: Int, bias: Int, subnormals: Bool, zero: Zero,
    _ infinities: Infinities, _ nans: NaNs, overflow: Overflow? = nil, tiesByCode: Bool = false
  ) {
    tiesGoUp = fractionBits == 0 && !tiesByCode
    (hasSign, self.exponentBits, self.fractionBits, self.bias) = (sign, exponentBits, fractionBits, bias)
    (hasSubnormals, self.zero, self.infinities, self.nans) = (subnormals, zero, infinities, nans)
    let hasNaN = nans == .ieee ? fractionBits > 0 : nans != .none
    self.overflow = overflow ?? (infinities != .none ? .infinity : hasNaN ? .nan : .largest)

    let magnitudeBits = Code(exponentBits + fractionBits)
    signBit = sign ? 1 << magnitudeBits : 0
    largestMagnitude = 1 << magnitudeBits &- 1
    let topExponent = (largestMagnitude >> Code(fractionBits)) << Code(fractionBits)
    infinityMagnitude =
      switch infinities {
      case .ieee: topExponent
      case .topCode: nans == .topCode ? largestMagnitude &- 1 : largestMagnitude
      case .none: nil
      }
    let firstNaN: Code? =
      switch nans {
      case .ieee: fractionBits == 0 ? nil : topExponent &+ 1
      case .topCode: largestMagnitude
      case .negativeZero, .none: nil
      }
    let firstSpecial = min(infinityMagnitude ?? .max, firstNaN ?? .max)
    largestFiniteCode = firstSpecial > largestMagnitude ? largestMagnitude : firstSpecial &- 1
  }

  /// Returns the bias that splits the exponents evenly, as in IEEE 754: 2^(*n* − 1) − 1 for *n* exponent bits, 0 for
  /// none.
  ///
  /// - Precondition: `exponentBits` is in ``supportedExponentBits``.
  public static func standardBias(exponentBits: Int) -> Int {
    precondition(supportedExponentBits.contains(exponentBits), "the number of exponent bits is not supported")
    return exponentBits == 0 ? 0 : 1 << (exponentBits - 1) - 1
  }
}
