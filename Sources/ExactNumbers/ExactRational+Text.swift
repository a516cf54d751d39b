import CGMP

extension ExactRational: LosslessStringConvertible {
  /// The number that a text writes, or nil if it writes none.
  ///
  /// The text is `+`, `-` or no sign, followed by decimal digits (`3`), by digits with a point between them (`3.25`) or
  /// by two rows of digits with a slash between them (`1/8`), of which the second is not zero. Each row has at least one
  /// digit `0`...`9`. The digits of a decimal number together, and each row of a fraction, are at most
  /// ``ExactInteger/maximumDigits``. There are no spaces, separators, exponents or digits of other scripts.
  ///
  /// - Complexity: O(*n*²) at most for *n* digits.
  public init?(_ description: String) {
    let parts = description.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    switch parts.count {
    case 1:
      guard let number = Self(decimal: parts[0]) else { return nil }
      self = number
    case 2:
      guard Self.isDigit(parts[1].first), let numerator = ExactInteger(String(parts[0]) ?? ""),
        let denominator = ExactInteger(String(parts[1]) ?? ""), denominator != 0
      else { return nil }
      self.init(GMPRational(numerator.gmp, over: denominator.gmp))
    default:
      return nil
    }
  }

  private init?(decimal text: Substring.UTF8View) {
    let parts = text.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let places = parts.count == 1 ? 0 : parts[1].count
    guard Self.isDigit(parts[0].last), parts.count == 1 || Self.isDigit(parts[1].first),
      let digits = ExactInteger(parts.map { String($0) ?? "" }.joined())
    else { return nil }
    self.init(GMPRational(digits.gmp, over: GMPInteger { __gmpz_ui_pow_ui($0, 10, UInt(places)) }))
  }

  private static func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// The number, exactly: in decimal if that ends, else as a fraction in lowest terms.
  ///
  /// A decimal number ends where the denominator is a product of twos and fives; it is written without needless zeros and
  /// without an exponent (`0.1`, `-3.25`, `6`). Others are written as `1/3`. What has up to
  /// ``ExactInteger/maximumDigits`` digits can be read back.
  ///
  /// - Complexity: O(*n*²) at most for *n* digits.
  public var description: String {
    guard let places = decimalPlaces else { return "\(numerator)/\(denominator)" }
    let digits = GMPInteger(isBounded: false) { result in
      __gmpz_ui_pow_ui(result, 10, UInt(places))
      storage.numerator.read { __gmpz_mul(result, result, $0) }
      storage.denominator.read { __gmpz_divexact(result, result, $0) }
      __gmpz_abs(result, result)
    }.description
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    let point = padded.utf8.count - places
    return (isNegative ? "-" : "") + padded.prefix(point) + (places == 0 ? "" : "." + padded.dropFirst(point))
  }

  /// How many digits follow the point of the number in decimal, or nil if they never end.
  ///
  /// It is the larger one of the exponents of 2 and 5 in the denominator, if that has no other factor.
  public var decimalPlaces: Int? {
    let denominator = storage.denominator
    let twos = denominator.read { Int(__gmpz_scan1($0, 0)) }
    var fives = 0
    let rest = GMPInteger { result in
      denominator.read { __gmpz_tdiv_q_2exp(result, $0, mp_bitcnt_t(twos)) }
      fives = GMPInteger(5).read { Int(__gmpz_remove(result, result, $0)) }
    }
    return rest.int == 1 ? max(twos, fives) : nil
  }
}
