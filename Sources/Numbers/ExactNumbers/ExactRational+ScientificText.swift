import CGMP

extension ExactRational {
  /// The number in scientific notation, exactly, or nil if its decimal never ends.
  ///
  /// One digit comes before the point, and it is not zero unless the number is. Needless zeros, a needless point and
  /// the sign `+` are omitted (`6.25e-2`, `-1e7`, `3e0`, `0e0`). A number such as 1/3 has no such text; its
  /// ``description`` is a fraction, and ``scientificDescription(significantDigits:)`` rounds it.
  ///
  /// - Complexity: O(*n*²) at most for *n* digits.
  public var scientificDescription: String? {
    guard let places = decimalPlaces else { return nil }
    let digits = magnitudeDigits(places: places)
    let needed = digits.utf8.reversed().drop { $0 == UInt8(ascii: "0") }.count
    return scientificText(digits.prefix(max(1, needed)), exponent: digits.utf8.count - 1 - places)
  }

  /// Returns the number in scientific notation, correctly rounded to the given number of digits; ties go to the even
  /// last digit.
  ///
  /// All digits are written, including zeros at the end, as in `5.00e-1` for a half in three digits.
  ///
  /// - Precondition: `significantDigits` is in 1...``ExactInteger/maximumDigits``.
  /// - Complexity: That of raising ten to the exponent that is written, and a division.
  public func scientificDescription(significantDigits count: Int) -> String {
    precondition(
      (1...ExactInteger.maximumDigits).contains(count),
      "the number of significant digits is in 1...\(ExactInteger.maximumDigits)")
    guard self != 0 else { return scientificText(String(repeating: "0", count: count)[...], exponent: 0) }
    var exponent = leastDecimalExponent
    while true {
      let digits = magnitudeDigits(roundedAtPlace: count - 1 - exponent)
      if digits.utf8.count <= count { return scientificText(digits[...], exponent: exponent) }
      exponent += 1
    }
  }

  /// The power of ten of the first digit of the magnitude, as in scientific notation; nil for zero.
  ///
  /// - Complexity: That of raising ten to this power.
  public var decimalExponent: Int? {
    guard self != 0 else { return nil }
    let least = leastDecimalExponent
    guard let next = try? ExactRational(10).raised(toPower: least + 1) else { return least }
    return magnitude < next ? least : least + 1
  }

  /// The exponent in scientific notation, or one less.
  ///
  /// The magnitude is above 2 to the power of the difference of the widths less one, and below four times that.
  private var leastDecimalExponent: Int {
    let power = numerator.magnitudeBitWidth - denominator.magnitudeBitWidth - 1
    // The logarithm of 2 to the base 10 in 38 binary places, rounded down; the error is less than one unit per power.
    let logarithm = 82_746_495_135
    return (power * logarithm - abs(power)) >> 38
  }

  /// Returns the decimal digits of the magnitude times a power of ten, rounded to the nearest integer; ties go to the
  /// even one.
  private func magnitudeDigits(roundedAtPlace places: Int) -> String {
    let (numerator, denominator) = (magnitude.storage.numerator, storage.denominator)
    let scale = places.magnitude
    let quotient =
      places < 0
      ? GMPInteger.nearestQuotient(numerator, denominator.scaled(byPowerOfTen: scale))
      : GMPInteger.nearestQuotient(numerator.scaled(byPowerOfTen: scale), denominator)
    return quotient.description
  }

  /// Returns the text of a number with the sign of this one, from digits that have the point after the first.
  private func scientificText(_ digits: Substring, exponent: Int) -> String {
    let fraction = digits.dropFirst()
    return (isNegative ? "-" : "") + digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction) + "e\(exponent)"
  }
}
