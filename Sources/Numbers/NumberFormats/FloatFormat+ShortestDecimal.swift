import ExactNumbers

extension FloatFormat {
  /// Returns the decimal number with the fewest digits that is read back as the number of a code.
  ///
  /// Of several such decimals, the result is the nearest to the number; ties go to the even last digit.
  ///
  /// *Read back* means rounded to the nearest number of this format, of two as near to the one with the even code. Zero
  /// is its own shortest decimal. Nil for infinity and NaN. ``appendShortestDecimal(of:to:)`` writes it as text in less
  /// time.
  ///
  /// Source: G. L. Steele and J. L. White, *How to print floating-point numbers accurately*, 1990.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  /// - Complexity: O(1) for formats of up to 53 bits of precision and the exponents of ``binary64``, except for the
  ///   largest number of a format without infinities; for others an exact division a digit.
  public func shortestDecimal(of code: Code) -> ExactRational? {
    checkCode(code)
    guard let shortest = ShortestDigits(code, self) else { return exactShortestDecimal(of: code) }
    let magnitude = ExactRational(ExactInteger(shortest.digits)).scaled(
      byPowerOfTen: shortest.exponent)
    return isNegative(code) ? -magnitude : magnitude
  }

  /// Returns the same by its definition, digit by digit.
  func exactShortestDecimal(of code: Code) -> ExactRational? {
    guard let exact = value(of: code).exact else { return nil }
    guard let exponent = exact.decimalExponent else { return 0 }
    var place = exponent
    while true {
      if let shortest = nearest(to: exact, atPlace: place, readAs: code) { return shortest }
      place -= 1
    }
  }

  /// Returns the multiple of a power of ten nearest to a number, of those that are read as a code; ties go to the even
  /// digit.
  ///
  /// The result is the number itself if it is such a multiple.
  private func nearest(to exact: ExactRational, atPlace place: Int, readAs code: Code) -> ExactRational? {
    guard let unit = try? ExactRational(10).raised(toPower: place), let share = try? exact / unit else { return exact }
    let arithmetic = FloatArithmetic(self)
    let (below, above) = (share.floor, share.ceiling)
    return (below.isOdd ? [above, below] : [below, above]).map { ExactRational($0) * unit }
      .filter { arithmetic.round($0).code == code }
      .min { ($0 - exact).magnitude < ($1 - exact).magnitude }
  }
}
