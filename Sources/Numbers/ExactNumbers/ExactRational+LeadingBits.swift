import CGMP

extension ExactRational {
  /// The first 128 significant bits of the magnitude and their weight, without the bits after them; nil for zero.
  ///
  /// The top one of `bits` is 1 and weighs 2 raised to `exponent`. `isExact` says whether the bits are the whole
  /// number.
  ///
  /// - Complexity: That of a division of the numerator by the denominator.
  public var leadingBits: (bits: UInt128, exponent: Int, isExact: Bool)? {
    guard storage.signum != 0 else { return nil }
    let (numerator, denominator) = (storage.numerator, storage.denominator)
    // With this shift the quotient has 128 or 129 bits.
    let shift = 128 - numerator.bitWidth + denominator.bitWidth
    let divisor = GMPInteger(isBounded: false) { divisor in
      denominator.read { __gmpz_mul_2exp(divisor, $0, mp_bitcnt_t(max(0, -shift))) }
    }
    var isExact = true
    let quotient = GMPInteger(isBounded: false) { quotient in
      numerator.read { __gmpz_mul_2exp(quotient, $0, mp_bitcnt_t(max(0, shift))) }
      __gmpz_abs(quotient, quotient)
      _ = GMPInteger(isBounded: false) { rest in
        divisor.read { __gmpz_tdiv_qr(quotient, rest, quotient, $0) }
        isExact = rest.pointee._mp_size == 0
      }
    }
    let limbs = quotient.limbs
    let count = 128 / UInt.bitWidth
    let low = limbs.prefix(count).reversed().reduce(0 as UInt128) { $0 << UInt128(UInt.bitWidth) | UInt128($1) }
    guard limbs.count > count else { return (low, 127 - shift, isExact) }
    return (low >> 1 | 1 << 127, 128 - shift, isExact && low & 1 == 0)
  }
}
