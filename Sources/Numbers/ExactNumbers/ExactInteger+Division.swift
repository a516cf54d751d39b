import CGMP

extension ExactInteger {
  /// Returns the quotient rounded toward zero, and the remainder, which has the sign of the dividend or is zero.
  ///
  /// The results satisfy `self == quotient * divisor + remainder`, as with the integers of Swift.
  ///
  /// - Throws: ``DivisionByZero`` if `divisor` is zero.
  /// - Complexity: Below O(*n*²) for *n* bits; see
  ///   [Division Algorithms](https://gmplib.org/manual/Division-Algorithms) of GMP.
  public func quotientAndRemainder(
    dividingBy divisor: ExactInteger
  ) throws(DivisionByZero) -> (quotient: ExactInteger, remainder: ExactInteger) {
    guard divisor != 0 else { throw DivisionByZero() }
    if case (.small(let dividend), .small(let divisor)) = (storage, divisor.storage), divisor != -1 {
      let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
      return (ExactInteger(small: quotient), ExactInteger(small: remainder))
    }
    let (quotient, remainder) = GMPInteger.pair(__gmpz_tdiv_qr, gmp, divisor.gmp)
    return (ExactInteger(quotient), ExactInteger(remainder))
  }

  /// Returns the quotient rounded down, and the remainder, which has the sign of the divisor or is zero.
  ///
  /// The results satisfy `self == quotient * divisor + remainder`. For a positive divisor, the remainder is the one of
  /// modular arithmetic.
  ///
  /// - Throws: ``DivisionByZero`` if `divisor` is zero.
  /// - Complexity: That of ``quotientAndRemainder(dividingBy:)``.
  public func flooredQuotientAndRemainder(
    dividingBy divisor: ExactInteger
  ) throws(DivisionByZero) -> (quotient: ExactInteger, remainder: ExactInteger) {
    let (quotient, remainder) = try quotientAndRemainder(dividingBy: divisor)
    guard remainder != 0, remainder.isNegative != divisor.isNegative else { return (quotient, remainder) }
    return (quotient - 1, remainder + divisor)
  }

  /// Returns the largest number that divides both numbers; 0 if both are zero, and never negative.
  ///
  /// - Complexity: Below O(*n*²) for *n* bits; see
  ///   [Greatest Common Divisor](https://gmplib.org/manual/Greatest-Common-Divisor-Algorithms) of GMP.
  public static func greatestCommonDivisor(_ left: ExactInteger, _ right: ExactInteger) -> ExactInteger {
    ExactInteger(GMPInteger(__gmpz_gcd, left.gmp, right.gmp))
  }
}
