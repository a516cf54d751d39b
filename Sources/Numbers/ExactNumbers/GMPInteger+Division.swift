import CGMP

extension GMPInteger {
  /// The two results of a function of GMP that divides, such as `__gmpz_tdiv_qr`.
  ///
  /// - Precondition: The divisor is not zero.
  static func pair(
    _ operation: (Destination?, Destination?, Source?, Source?) -> Void, _ dividend: GMPInteger, _ divisor: GMPInteger
  ) -> (GMPInteger, GMPInteger) {
    pair { quotient, remainder in
      dividend.read { dividend in divisor.read { operation(quotient, remainder, dividend, $0) } }
    }
  }

  /// Returns the quotient of two integers, rounded to the nearest integer; ties go to the even one.
  ///
  /// - Precondition: `divisor` is positive.
  static func nearestQuotient(_ dividend: GMPInteger, _ divisor: GMPInteger) -> GMPInteger {
    let (quotient, remainder) = pair(__gmpz_fdiv_qr, dividend, divisor)
    let twice = GMPInteger(isBounded: false) { result in remainder.read { __gmpz_mul_2exp(result, $0, 1) } }
    let order = twice.read { twice in divisor.read { __gmpz_cmp(twice, $0) } }
    let isOdd = quotient.read { __gmpz_tstbit($0, 0) == 1 }
    guard order > 0 || (order == 0 && isOdd) else { return quotient }
    return GMPInteger(isBounded: false) { result in quotient.read { __gmpz_add_ui(result, $0, 1) } }
  }
}
