import CGMP

extension ExactInteger {
  /// Returns the number multiplied `exponent` times with itself; 1 for the exponent 0, even for zero.
  ///
  /// - Throws: ``ExactNumberTooLarge`` if the power has more than ``maximumBitWidth`` bits.
  /// - Precondition: `exponent` is at least 0.
  /// - Complexity: That of multiplying two numbers of the size of the power.
  public func raised(toPower exponent: Int) throws(ExactNumberTooLarge) -> ExactInteger {
    precondition(exponent >= 0, "an integer is raised to a power of at least 0")
    guard let power = power(exponent.magnitude) else {
      throw .power(bitWidth: magnitudeBitWidth, exponent: exponent)
    }
    return power
  }

  /// Returns the number raised to `exponent`, or nil if that has more than ``maximumBitWidth`` bits.
  func power(_ exponent: UInt) -> ExactInteger? {
    let width = magnitudeBitWidth
    guard width > 1 else { return exponent == 0 ? 1 : exponent.isMultiple(of: 2) ? self * self : self }

    // A factor of w bits is at least 2^(w - 1), so a power that passes here has less than twice the largest size.
    let (leastWidth, overflow) = UInt(width - 1).multipliedReportingOverflow(by: exponent)
    guard !overflow, leastWidth < Self.maximumBitWidth else { return nil }
    let base = gmp
    let power = GMPInteger(isBounded: false) { result in base.read { __gmpz_pow_ui(result, $0, exponent) } }
    return power.bitWidth <= Self.maximumBitWidth ? ExactInteger(power) : nil
  }

  /// Returns the largest integer whose square is at most the number, and the remainder; nil for a negative number.
  ///
  /// The results satisfy `self == root * root + remainder`. The remainder is at most twice the root, and it is zero for
  /// a square.
  ///
  /// - Complexity: That of a division; see
  ///   [Square Root](https://gmplib.org/manual/Square-Root-Algorithm) of GMP.
  public func squareRootAndRemainder() -> (root: ExactInteger, remainder: ExactInteger)? {
    guard !isNegative else { return nil }
    let number = gmp
    let (root, remainder) = GMPInteger.pair { root, remainder in
      number.read { __gmpz_sqrtrem(root, remainder, $0) }
    }
    return (ExactInteger(root), ExactInteger(remainder))
  }
}
