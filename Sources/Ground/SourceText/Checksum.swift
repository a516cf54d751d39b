/// A checksum that changes with any change to a single word of eight bytes.
public enum Checksum {
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let lanes = 4

  /// Returns the checksum of bytes.
  ///
  /// Each step is reversible, so two inputs that differ in only one word have different checksums.
  ///
  /// - Complexity: O(*n*) for *n* bytes, eight of them per step.
  public static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var (a, b, c, d) = (UInt64(1), UInt64(2), UInt64(3), UInt64(4))
    let words = bytes.count / 8
    let rounds = words / lanes
    for round in 0..<rounds {
      let offset = round * 8 * lanes
      a = mixed(a, bytes, offset)
      b = mixed(b, bytes, offset + 8)
      c = mixed(c, bytes, offset + 16)
      d = mixed(d, bytes, offset + 24)
    }
    for word in (rounds * lanes)..<words { a = mixed(a, bytes, word * 8) }
    for offset in (words * 8)..<bytes.count { a = mixed(a, UInt64(bytes[offset])) }
    return mixed(mixed(mixed(mixed(UInt64(bytes.count), a), b), c), d)
  }

  @inline(__always)
  private static func mixed(_ state: UInt64, _ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    mixed(state, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word) &* multiplier
    return product ^ (product >> 29)
  }
}
