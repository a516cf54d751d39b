import CGMP

extension ExactInteger {
  /// Creates a number that is not negative, without a generic conversion.
  package init(magnitude: UInt128) {
    if magnitude >> 63 == 0 {
      self.init(small: Int(truncatingIfNeeded: magnitude))
    } else {
      self.init(
        GMPInteger { result in
          let count = 128 / UInt.bitWidth
          guard let limbs = __gmpz_limbs_write(result, count) else { return }
          for place in 0..<count {
            limbs[place] = UInt(truncatingIfNeeded: magnitude >> UInt128(place * UInt.bitWidth))
          }
          __gmpz_limbs_finish(result, count)
        })
    }
  }

  /// The magnitude if it has at most 128 bits, without a generic conversion.
  package var shortMagnitude: UInt128? {
    switch storage {
    case .small(let value): UInt128(value.magnitude)
    case .big(let value):
      value.read { value in
        let count = __gmpz_size(value)
        guard count * UInt.bitWidth <= 128, let limbs = __gmpz_limbs_read(value) else { return nil }
        return (0..<count).reduce(0 as UInt128) { $0 | UInt128(limbs[$1]) << UInt128($1 * UInt.bitWidth) }
      }
    }
  }
}
