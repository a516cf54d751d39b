extension String {
  /// Creates the low bits of a number in binary, with exactly the given number of digits, the top bit first.
  init(binary number: some FixedWidthInteger & UnsignedInteger, digits count: Int) {
    self.init(unsafeUninitializedCapacity: count) { digits in
      if let start = digits.baseAddress { String.writeBinary(UInt128(number), digits: count, to: start) }
      return count
    }
  }

  /// Writes the low bits of a number in binary.
  @inline(__always)
  static func writeBinary(_ number: UInt128, digits count: Int, to start: UnsafeMutablePointer<UInt8>) {
    var rest = number
    var left = count
    while left >= 8 {
      left &-= 8
      writeByte(UInt64(truncatingIfNeeded: rest) & 0xFF, to: start + left)
      rest &>>= 8
    }
    for position in 0..<left {
      start[left &- 1 &- position] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest &>> UInt128(position) & 1)
    }
  }

  /// Writes eight digits at once: each bit of the byte goes to the lowest bit of a byte of a word.
  @inline(__always)
  private static func writeByte(_ byte: UInt64, to start: UnsafeMutablePointer<UInt8>) {
    // One bit remains in each of eight copies of the byte, and then carries into the top of its copy.
    let chosen = (byte &* 0x0101_0101_0101_0101) & 0x0102_0408_1020_4080
    let digits = ((chosen &+ 0x7F7E_7C78_7060_4000) &>> 7) & 0x0101_0101_0101_0101
    UnsafeMutableRawPointer(start).storeBytes(of: (digits | 0x3030_3030_3030_3030).littleEndian, as: UInt64.self)
  }
}
