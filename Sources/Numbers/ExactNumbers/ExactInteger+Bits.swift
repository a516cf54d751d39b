import CGMP

extension ExactInteger {
  /// The number of bits in the magnitude, without leading zeros; 0 for zero.
  ///
  /// - Complexity: O(1).
  public var magnitudeBitWidth: Int {
    switch storage {
    case .small(let value): UInt.bitWidth - value.magnitude.leadingZeroBitCount
    case .big(let value): value.bitWidth
    }
  }

  /// Whether the number is odd.
  ///
  /// - Complexity: O(1).
  public var isOdd: Bool {
    switch storage {
    case .small(let value): value & 1 == 1
    case .big(let value): value.read { __gmpz_tstbit($0, 0) == 1 }
    }
  }

  /// The number of times that the number can be halved without a remainder; 0 for zero.
  ///
  /// - Complexity: O(*n*) for *n* bits.
  public var trailingZeroBitCount: Int {
    switch storage {
    case .small(let value): value == 0 ? 0 : value.trailingZeroBitCount
    case .big(let value): value.read { Int(__gmpz_scan1($0, 0)) }
    }
  }

  /// Returns the product of a number and two raised to `places`.
  ///
  /// - Throws: ``ExactNumberTooLarge`` if the product has more than ``maximumBitWidth`` bits.
  /// - Precondition: `places` is at least 0.
  /// - Complexity: O(*n*) for *n* bits of the product.
  public static func << (number: ExactInteger, places: Int) throws(ExactNumberTooLarge) -> ExactInteger {
    precondition(places >= 0, "a number is shifted left by at least 0 places")
    let width = number.magnitudeBitWidth
    if case .small(let value) = number.storage, value == 0 || places < Int.bitWidth - width {
      return ExactInteger(small: value << places)
    }
    guard places <= maximumBitWidth - width else { throw .shift(bitWidth: width, places: places) }
    let number = number.gmp
    return ExactInteger(
      GMPInteger { result in number.read { __gmpz_mul_2exp(result, $0, mp_bitcnt_t(places)) } })
  }

  /// Returns the quotient of a number and two raised to `places`, rounded down.
  ///
  /// - Precondition: `places` is at least 0.
  /// - Complexity: O(*n*) for *n* bits.
  public static func >> (number: ExactInteger, places: Int) -> ExactInteger {
    precondition(places >= 0, "a number is shifted right by at least 0 places")
    switch number.storage {
    case .small(let value):
      return ExactInteger(small: value >> places)
    case .big(let value):
      return ExactInteger(
        GMPInteger { result in value.read { __gmpz_fdiv_q_2exp(result, $0, mp_bitcnt_t(places)) } })
    }
  }
}
