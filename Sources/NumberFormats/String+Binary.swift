extension String {
  /// The low bits of a number in binary, with exactly so many digits, the top bit first.
  init(binary number: some FixedWidthInteger & UnsignedInteger, digits count: Int) {
    if count <= 64, number.bitWidth > 64 {
      self.init(binary: UInt64(truncatingIfNeeded: number), digits: count)
      return
    }
    self.init(unsafeUninitializedCapacity: count) { digits in
      for position in 0..<count {
        digits[count - 1 - position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number >> position & 1)
      }
      return count
    }
  }
}
