import ExactNumbers

/// A decimal floating-point format as data: its number of digits and its range of exponents.
///
/// A number is ± *d.ddd…* × 10ᵉ with as many digits as the format has and an exponent of the first digit from
/// ``minimumExponent`` to ``maximumExponent``; below the least of these the numbers are subnormal, multiples of the
/// smallest one. There are two zeros, two infinities and one NaN. So 0.1 is exact here, unlike in any binary format.
///
/// Values are normalized: 1.0 and 1.00 are the same value, while IEEE 754 has a cohort of representations of it. There
/// are no codes.
///
/// Source: IEEE Std 754-2019, 3.5 and 3.6.
public struct DecimalFormat: Sendable, Hashable {
  /// The numbers of digits that a format can have.
  public static let supportedDigits = 1...34
  /// The exponents that a format can have.
  public static let supportedExponents = -10_000...10_000

  /// The number of significant digits.
  public let digits: Int
  /// The exponent of the first digit of the smallest normal numbers.
  public let minimumExponent: Int
  /// The exponent of the first digit of the largest numbers.
  public let maximumExponent: Int

  /// Creates a format; the default least exponent is that of IEEE 754, 1 − `maximumExponent`.
  ///
  /// - Throws: ``DecimalFormatError`` for values out of range or in contradiction.
  public init(digits: Int, minimumExponent: Int? = nil, maximumExponent: Int) throws(DecimalFormatError) {
    guard Self.supportedDigits.contains(digits) else { throw .unsupportedDigits(digits) }
    for exponent in [minimumExponent ?? 0, maximumExponent] where !Self.supportedExponents.contains(exponent) {
      throw .unsupportedExponent(exponent)
    }
    let least = minimumExponent ?? 1 - maximumExponent
    guard least <= maximumExponent else { throw .noExponents(least, maximumExponent) }
    self.init(digits, least, maximumExponent)
  }

  /// Creates a format without any check.
  private init(_ digits: Int, _ minimumExponent: Int, _ maximumExponent: Int) {
    (self.digits, self.minimumExponent, self.maximumExponent) = (digits, minimumExponent, maximumExponent)
  }

  /// The format of 7 digits of IEEE 754.
  public static let decimal32 = DecimalFormat(7, -95, 96)
  /// The format of 16 digits of IEEE 754.
  public static let decimal64 = DecimalFormat(16, -383, 384)
  /// The format of 34 digits of IEEE 754.
  public static let decimal128 = DecimalFormat(34, -6143, 6144)

  /// The largest number.
  public var largest: DecimalNumber {
    DecimalNumber(
      isNegative: false, coefficient: ExactRational(1).scaled(byPowerOfTen: digits).numerator - 1,
      exponent: maximumExponent - digits + 1)
  }

  /// The smallest number above zero; it is subnormal unless there is only one digit.
  public var smallestPositive: DecimalNumber {
    DecimalNumber(isNegative: false, coefficient: 1, exponent: leastPlace)
  }

  /// The smallest number above zero that has all its digits.
  public var smallestNormal: DecimalNumber {
    DecimalNumber(isNegative: false, coefficient: 1, exponent: minimumExponent)
  }

  /// The exponent of the last digit of the smallest numbers.
  var leastPlace: Int {
    minimumExponent - digits + 1
  }
}

extension DecimalFormat: CustomStringConvertible {
  /// The name of the format in IEEE 754, such as `decimal64`, or its digits and exponents: `5 digits, exponents -9...9`.
  public var description: String {
    switch self {
    case .decimal32: "decimal32"
    case .decimal64: "decimal64"
    case .decimal128: "decimal128"
    default: "\(digits) \(digits == 1 ? "digit" : "digits"), exponents \(minimumExponent)...\(maximumExponent)"
    }
  }
}
