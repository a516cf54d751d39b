import ExactNumbers

extension FloatFormat {
  /// Returns the code of the least value above the value of a code; NaN and the greatest value are returned unchanged.
  ///
  /// The greatest value is infinity or, without infinities, the largest number. Above the negative number nearest to
  /// zero comes −0 if there is one, and above both zeros the least number above zero.
  ///
  /// Source: IEEE Std 754-2019, 5.3.1.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func nextUp(_ code: Code) -> Code {
    step(code, awayFromZero: !isNegative(code) || isZero(code))
  }

  /// Returns the code of the greatest value below the value of a code; NaN and the least value are returned unchanged.
  ///
  /// The least value is negative infinity or, without infinities, the least number.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func nextDown(_ code: Code) -> Code {
    isZero(code)
      ? (hasSign ? firstMagnitudeAboveZero.map { $0 | signBit } ?? code : code)
      : step(code, awayFromZero: isNegative(code))
  }

  /// Returns the distance from the number of a code to the next number farther from zero with as many significant bits.
  ///
  /// It is 2^(exponent − fraction bits), the unit in the last place. Nil for infinity and NaN.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func unitInTheLastPlace(of code: Code) -> ExactRational? {
    value(of: code).number.map { .powerOfTwo($0.exponent - $0.fractionBits) }
  }

  private func isZero(_ code: Code) -> Bool {
    floatClass(of: code) == .zero
  }

  /// The magnitude of the smallest number above zero; infinity if zero is the only number.
  private var firstMagnitudeAboveZero: Code? {
    smallestPositive ?? infinityMagnitude
  }

  private func step(_ code: Code, awayFromZero: Bool) -> Code {
    checkCode(code)
    if isNaN(code) { return code }
    let (sign, magnitude) = (code & signBit, code & largestMagnitude)
    if awayFromZero {
      if isZero(code) { return firstMagnitudeAboveZero ?? code }
      if magnitude < largestFiniteCode { return code + 1 }
      return magnitude == largestFiniteCode ? (infinityMagnitude.map { $0 | sign } ?? code) : code
    }
    if magnitude == 0 { return hasSign ? code ^ signBit : code }
    let next = magnitude > largestFiniteCode ? largestFiniteCode : magnitude - 1
    return next == 0 && zero == .unsigned ? 0 : next | sign
  }
}
