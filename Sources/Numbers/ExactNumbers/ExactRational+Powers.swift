import CGMP

extension ExactRational {
  /// Returns the number raised to `exponent`, which may be negative; 1 for the exponent 0, even for zero.
  ///
  /// - Throws: ``DivisionByZero`` if the number is zero and `exponent` is negative, ``ExactNumberTooLarge`` if a part
  ///   of the power has more than ``ExactInteger/maximumBitWidth`` bits.
  /// - Complexity: That of multiplying two numbers of the size of the power.
  public func raised(toPower exponent: Int) throws -> ExactRational {
    let base = try exponent < 0 ? 1 / self : self
    let (numerator, denominator) = (base.numerator, base.denominator)
    guard let numeratorPower = numerator.power(exponent.magnitude),
      let denominatorPower = denominator.power(exponent.magnitude)
    else {
      let width = max(numerator.magnitudeBitWidth, denominator.magnitudeBitWidth)
      throw ExactNumberTooLarge.power(bitWidth: width, exponent: exponent)
    }
    let (numeratorGMP, denominatorGMP) = (numeratorPower.gmp, denominatorPower.gmp)
    // Powers of numbers without a common factor have none, so nothing is left to cancel.
    return ExactRational(
      GMPRational { result in
        numeratorGMP.read { __gmpq_set_num(result, $0) }
        denominatorGMP.read { __gmpq_set_den(result, $0) }
      })
  }
}
