import CGMP

extension ExactInteger {
  /// Creates a number that is not negative, without a generic conversion.
  package init(magnitude: UInt128) {
    if magnitude >> 63 == 0 {
      self.init(small: Int(truncatingIfNeeded: magnitude))
    } else {
      self.init(
        GMPInteger { result in
          withUnsafeBytes(of: magnitude.littleEndian) { bytes in
            __gmpz_import(result, bytes.count, -1, 1, -1, 0, bytes.baseAddress)
          }
        })
    }
  }

  /// The magnitude if it has at most 128 bits, without a generic conversion.
  package var shortMagnitude: UInt128? {
    switch storage {
    case .small(let value): UInt128(value.magnitude)
    case .big(let value):
      value.read { value in
        guard __gmpz_sizeinbase(value, 2) <= 128 else { return nil }
        var bytes: UInt128 = 0
        withUnsafeMutableBytes(of: &bytes) { _ = __gmpz_export($0.baseAddress, nil, -1, 1, -1, 0, value) }
        return UInt128(littleEndian: bytes)
      }
    }
  }
}
