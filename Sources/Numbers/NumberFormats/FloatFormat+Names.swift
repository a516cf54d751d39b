extension FloatFormat {
  /// The formats with a name, from the smallest family to the largest: the article's, IEEE 754's, and machine
  /// learning's.
  ///
  /// Names are in lower case: IEEE 754's own, and for formats of at most 8 bits those of ml_dtypes without `float` and
  /// the number of bits, such as `e4m3fn` for `float8_e4m3fn`.
  public static let named: [(name: String, format: FloatFormat)] = [
    ("float5", float5), ("e2m2", e2m2),
    ("binary16", binary16), ("binary32", binary32), ("binary64", binary64), ("binary128", binary128),
    ("bfloat16", bfloat16), ("tf32", tf32),
    ("e5m2", e5m2), ("e4m3", e4m3), ("e3m4", e3m4), ("e4m3fn", e4m3fn),
    ("e5m2fnuz", e5m2fnuz), ("e4m3fnuz", e4m3fnuz), ("e4m3b11fnuz", e4m3b11fnuz),
    ("e3m2fn", e3m2fn), ("e2m3fn", e2m3fn), ("e2m1fn", e2m1fn), ("e8m0fnu", e8m0fnu),
  ]

  /// Creates the format with a name in ``named`` or of IEEE P3109 in lower case, such as `binary8p3se`; nil for other
  /// names.
  ///
  /// - Throws: ``FloatFormatError`` for a name in the form of P3109 with a format that it does not define.
  public init?(named name: String) throws(FloatFormatError) {
    if let format = Self.named.first(where: { $0.name == name })?.format {
      self = format
    } else if let format = try Self.p3109(named: name) {
      self = format
    } else {
      return nil
    }
  }

  /// Returns the format of a name such as `binary8p3se`, or nil for a name of another form.
  private static func p3109(named name: String) throws(FloatFormatError) -> FloatFormat? {
    guard name.hasPrefix("binary") else { return nil }
    let numbers = name.dropFirst("binary".count).dropLast(2).split(separator: "p", omittingEmptySubsequences: false)
    let letters = name.suffix(2)
    guard numbers.count == 2, let bits = plainNumber(numbers[0]), let precision = plainNumber(numbers[1]),
      let sign = letters.first, let domain = letters.last, "su".contains(sign), "ef".contains(domain)
    else { return nil }
    return try p3109(bits: bits, precision: precision, isSigned: sign == "s", hasInfinities: domain == "e")
  }

  /// Returns the number that a text of one or two digits states, without a leading zero.
  private static func plainNumber(_ text: Substring) -> Int? {
    guard (1...2).contains(text.utf8.count), let number = Int(text), number.description == text else { return nil }
    return number
  }
}
