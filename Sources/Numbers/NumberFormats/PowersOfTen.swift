import ExactNumbers

/// The powers of ten from 10⁻⁴⁰⁰ to 10⁴⁰⁰ with 128 significant bits, cut off.
enum PowersOfTen {
  /// The exponents in the table.
  static let range = -400...400

  /// The exponents whose powers have at most 128 significant bits, without the zeros at the end.
  static let exact = 0...55

  /// The significant bits, the top one 1.
  private static let table: [UInt128] = range.map { exponent in
    (try? ExactRational(10).raised(toPower: exponent))?.leadingBits?.bits ?? 0
  }

  /// Returns the significant bits of a power, the top one 1, without those after 128.
  ///
  /// - Precondition: The exponent is in ``range``.
  @inline(__always) static func significand(_ exponent: Int) -> UInt128 { table[exponent &+ 400] }

  /// Returns the exponent of two of a power, rounded down.
  @inline(__always) static func binaryExponent(_ exponent: Int) -> Int {
    // The logarithm of 10 to the base 2 in 19 binary places, enough for exponents up to 1,233.
    (exponent &* 1_741_647) >> 19
  }
}
