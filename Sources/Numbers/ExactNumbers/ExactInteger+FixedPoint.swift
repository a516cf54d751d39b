import CGMP

/// Integers as fixed-point numbers, in units of a power of two; results are rounded down.
extension ExactInteger {
  /// Returns the product of two numbers in units of 2 to the power −`fractionBits`, in the same units, rounded down.
  ///
  /// - Precondition: `fractionBits` is at least 0.
  public static func fixedPointProduct(
    _ left: ExactInteger, _ right: ExactInteger, fractionBits: Int
  ) -> ExactInteger {
    precondition(fractionBits >= 0, "a fixed-point number has at least 0 fraction bits")
    if case (.small(let left), .small(let right)) = (left.storage, right.storage), fractionBits < Int.bitWidth {
      let product = (Int128(left) * Int128(right)) >> Int128(fractionBits)
      if let small = Int(exactly: product) { return ExactInteger(small: small) }
    }
    let (left, right) = (left.gmp, right.gmp)
    return ExactInteger(
      GMPInteger { result in
        left.read { left in right.read { __gmpz_mul(result, left, $0) } }
        __gmpz_fdiv_q_2exp(result, result, mp_bitcnt_t(fractionBits))
      })
  }

  /// Returns the quotient of two numbers in units of 2 to the power −`fractionBits`, in the same units, rounded down.
  ///
  /// - Precondition: `fractionBits` is at least 0.
  /// - Throws: ``DivisionByZero``.
  public static func fixedPointQuotient(
    _ left: ExactInteger, _ right: ExactInteger, fractionBits: Int
  ) throws(DivisionByZero) -> ExactInteger {
    precondition(fractionBits >= 0, "a fixed-point number has at least 0 fraction bits")
    guard right != 0 else { throw DivisionByZero() }
    if case (.small(let left), .small(let right)) = (left.storage, right.storage), fractionBits < Int.bitWidth {
      let (quotient, rest) = (Int128(left) << Int128(fractionBits)).quotientAndRemainder(dividingBy: Int128(right))
      let isAbove = rest != 0 && (rest < 0) != (right < 0)
      if let small = Int(exactly: isAbove ? quotient - 1 : quotient) { return ExactInteger(small: small) }
    }
    let (left, right) = (left.gmp, right.gmp)
    return ExactInteger(
      GMPInteger { result in
        left.read { __gmpz_mul_2exp(result, $0, mp_bitcnt_t(fractionBits)) }
        right.read { __gmpz_fdiv_q(result, result, $0) }
      })
  }

  /// Returns the quotient of a number and a small one above zero, rounded down.
  ///
  /// - Precondition: `divisor` is above zero.
  public func flooredQuotient(dividingBy divisor: UInt32) -> ExactInteger {
    precondition(divisor > 0, "a divisor is above zero")
    if case .small(let number) = storage {
      let (quotient, rest) = number.quotientAndRemainder(dividingBy: Int(divisor))
      return ExactInteger(small: rest < 0 ? quotient - 1 : quotient)
    }
    let number = gmp
    return ExactInteger(
      GMPInteger { result in number.read { _ = __gmpz_fdiv_q_ui(result, $0, UInt(divisor)) } })
  }
}
