import CGMP

extension ExactRational: LosslessStringConvertible {
  /// Creates the number that a text states, or nil if it does not state one.
  ///
  /// The text is `+`, `-` or no sign, followed by decimal digits (`3`), by digits with a point between them (`3.25`) or
  /// by two rows of digits with a slash between them (`1/8`), of which the second is not zero. Each row has at least
  /// one digit `0`...`9`. A decimal number may end with an exponent of ten, `e` or `E` and an integer (`6.02e23`,
  /// `1E-7`). Or it is a hexadecimal number with an exponent of two, as C's `%a` writes it (`0x1.8p-1074`). There are
  /// no spaces, separators or digits of other scripts.
  ///
  /// The digits of a decimal number, when it is written without an exponent, and each row of a fraction are at most
  /// ``ExactInteger/maximumDigits``: `1e-7` has eight digits, as `0.0000001` has. An exponent of two is at most twice
  /// as large.
  ///
  /// - Complexity: O(*n*²) at most for *n* digits.
  public init?(_ description: String) {
    self.init(description, maximumDigits: ExactInteger.maximumDigits)
  }

  /// Creates the number that a text states, or nil if it does not state one or has too many digits.
  ///
  /// The text and its digits follow the rules of ``init(_:)-(String)``, so there are never more than
  /// ``ExactInteger/maximumDigits``.
  ///
  /// - Complexity: O(*n*²) at most for *n* digits.
  public init?(_ description: String, maximumDigits: Int) {
    let maximumDigits = min(maximumDigits, ExactInteger.maximumDigits)
    if let number = Self(hexadecimal: description, maximumDigits: maximumDigits) {
      self = number
      return
    }
    let parts = description.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    switch parts.count {
    case 1:
      guard let number = Self(decimal: parts[0], maximumDigits: maximumDigits) else { return nil }
      self = number
    case 2:
      guard parts.allSatisfy({ $0.count(where: Self.isDigit) <= maximumDigits }), Self.isDigit(parts[1].first),
        let numerator = ExactInteger(String(parts[0]) ?? ""), let denominator = ExactInteger(String(parts[1]) ?? ""),
        denominator != 0
      else { return nil }
      self.init(GMPRational(numerator.gmp, over: denominator.gmp))
    default:
      return nil
    }
  }

  private init?(decimal text: Substring.UTF8View, maximumDigits: Int) {
    var (mantissa, exponent) = (text, 0)
    if let mark = text.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      guard let written = Int(Substring(text[text.index(after: mark)...])), written.magnitude <= maximumDigits else {
        return nil
      }
      (mantissa, exponent) = (text[..<mark], written)
    }
    let rows = mantissa.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard Self.isDigit(rows[0].last), rows.count == 1 || Self.isDigit(rows[1].first) else { return nil }

    let before = rows[0].count - (Self.isDigit(rows[0].first) ? 0 : 1) + exponent
    let places = (rows.count == 1 ? 0 : rows[1].count) - exponent
    guard max(before, 1) + max(places, 0) <= maximumDigits,
      let digits = ExactInteger(rows.map { String($0) ?? "" }.joined())
    else { return nil }
    guard places != 0 else {
      self.init(digits)
      return
    }
    let power = GMPInteger { __gmpz_ui_pow_ui($0, 10, places.magnitude) }
    self.init(
      places < 0
        ? GMPRational(GMPInteger(__gmpz_mul, digits.gmp, power), over: GMPInteger(1))
        : GMPRational(digits.gmp, over: power))
  }

  /// Creates the number that a text states in hexadecimal, with an exponent of two.
  private init?(hexadecimal text: String, maximumDigits: Int) {
    var rest = Substring(text)
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest.removeFirst() }
    guard rest.hasPrefix("0x") || rest.hasPrefix("0X"), let mark = rest.lastIndex(where: { $0 == "p" || $0 == "P" }),
      let exponent = Int(rest[rest.index(after: mark)...]), exponent.magnitude <= 2 * ExactInteger.maximumDigits
    else { return nil }
    let rows = rest[..<mark].dropFirst(2).split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = rows.joined()
    guard rows.allSatisfy({ !$0.isEmpty }), digits.count <= maximumDigits, digits.allSatisfy(\.isASCII) else {
      return nil
    }
    var significand: ExactInteger = 0
    for digit in digits {
      guard let value = digit.hexDigitValue else { return nil }
      significand = significand * 16 + ExactInteger(value)
    }
    let places = exponent - 4 * (rows.count == 1 ? 0 : rows[1].count)
    guard let power = try? ExactRational(2).raised(toPower: places) else { return nil }
    let magnitude = ExactRational(significand) * power
    self = isNegative ? -magnitude : magnitude
  }

  private static func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// The exact number without an exponent: in decimal if that ends, otherwise as a fraction in lowest terms.
  ///
  /// A decimal number ends if the denominator is a product of twos and fives; it is written without needless zeros
  /// (`0.1`, `-3.25`, `6`). Others are written as `1/3`. A text of up to ``ExactInteger/maximumDigits`` digits can be
  /// read back.
  ///
  /// - Complexity: O(*n*²) at most for *n* digits.
  public var description: String {
    guard let places = decimalPlaces else { return "\(numerator)/\(denominator)" }
    guard places > 0 else { return numerator.description }
    let digits = magnitudeDigits(places: places)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    let point = padded.utf8.count - places
    return (isNegative ? "-" : "") + padded.prefix(point) + "." + padded.dropFirst(point)
  }

  /// Returns the decimal digits of the magnitude with the point moved right by the given places, after which no digits
  /// follow.
  func magnitudeDigits(places: Int) -> String {
    GMPInteger(isBounded: false) { result in
      __gmpz_ui_pow_ui(result, 10, UInt(places))
      storage.numerator.read { __gmpz_mul(result, result, $0) }
      storage.denominator.read { __gmpz_divexact(result, result, $0) }
      __gmpz_abs(result, result)
    }.description
  }

  /// The number of decimal places, or nil if the decimal never ends.
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
