import CGMP

extension ExactRational {
  /// Returns the exact product of the number and ten raised to `exponent`, which may be negative.
  ///
  /// - Precondition: The magnitude of `exponent` is at most 1,000,000, and the parts of the product have at most
  ///   ``ExactInteger/maximumBitWidth`` bits.
  /// - Complexity: That of a multiplication and a greatest common divisor.
  public func scaled(byPowerOfTen exponent: Int) -> ExactRational {
    precondition(exponent.magnitude <= 1_000_000, "the exponent's magnitude is at most 1000000")
    let (numerator, denominator) = (storage.numerator, storage.denominator)
    return ExactRational(
      exponent < 0
        ? GMPRational(numerator, over: denominator.scaled(byPowerOfTen: exponent.magnitude))
        : GMPRational(numerator.scaled(byPowerOfTen: exponent.magnitude), over: denominator))
  }
}

extension ExactInteger {
  /// The number without the zeros at the end of its decimal digits, and the number of those zeros; none for zero.
  ///
  /// - Complexity: O(*n*²) at most for *n* digits.
  public var withoutTrailingZeros: (number: ExactInteger, zeros: Int) {
    guard self != 0 else { return (self, 0) }
    var zeros = 0
    if case .small(var digits) = storage {
      // Most numbers have none.
      guard digits.isMultiple(of: 10) else { return (self, 0) }
      func remove(_ power: Int, _ places: Int) {
        let (quotient, rest) = digits.quotientAndRemainder(dividingBy: power)
        if rest == 0 { (digits, zeros) = (quotient, zeros + places) }
      }
      remove(100_000_000, 8)
      remove(100_000_000, 8)
      // Less than 8 are left.
      remove(10_000, 4)
      remove(100, 2)
      remove(10, 1)
      return (ExactInteger(small: digits), zeros)
    }
    let number = gmp
    let rest = GMPInteger { result in
      zeros = GMPInteger(10).read { ten in number.read { Int(__gmpz_remove(result, $0, ten)) } }
    }
    return (ExactInteger(rest), zeros)
  }
}
