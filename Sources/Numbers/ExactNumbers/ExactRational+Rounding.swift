import CGMP

extension ExactRational {
  /// The largest integer that is at most the number.
  public var floor: ExactInteger {
    ExactInteger(GMPInteger(__gmpz_fdiv_q, storage.numerator, storage.denominator))
  }

  /// The smallest integer that is at least the number.
  public var ceiling: ExactInteger {
    ExactInteger(GMPInteger(__gmpz_cdiv_q, storage.numerator, storage.denominator))
  }

  /// The number without its fraction.
  public var roundedTowardZero: ExactInteger {
    ExactInteger(GMPInteger(__gmpz_tdiv_q, storage.numerator, storage.denominator))
  }

  /// The nearest integer; ties go to the even one.
  public var roundedToNearestOrEven: ExactInteger {
    ExactInteger(GMPInteger.nearestQuotient(storage.numerator, storage.denominator))
  }
}
