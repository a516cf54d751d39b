internal import CDeflate

/// A ZIP file whose bytes depend on nothing but its entries: they are not compressed, and have a fixed date.
struct ZIPArchive {
  private var entries: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// January 1, 1980, the first day that the format knows.
  private static let date: UInt16 = 1 << 5 | 1
  private static let version: UInt16 = 20
  /// The flag of names in UTF-8.
  private static let flags: UInt16 = 1 << 11

  /// Adds a file, which must be smaller than 4 GiB.
  mutating func add(_ name: String, _ bytes: [UInt8]) {
    let (name, offset) = (Array(name.utf8), UInt32(entries.count))
    let sum = UInt32(truncatingIfNeeded: crc32(0, bytes, uInt(bytes.count)))
    let size = UInt32(bytes.count)
    let shared =
      Self.little(Self.flags) + Self.little(UInt16(0)) + Self.little(UInt16(0)) + Self.little(Self.date)
      + Self.little(sum) + Self.little(size) + Self.little(size) + Self.little(UInt16(name.count))
      + Self.little(UInt16(0))
    entries += Self.little(UInt32(0x0403_4B50)) + Self.little(Self.version) + shared + name + bytes
    directory += Self.little(UInt32(0x0201_4B50)) + Self.little(Self.version) + Self.little(Self.version) + shared
    directory += [UInt8](repeating: 0, count: 10) + Self.little(offset) + name
    count += 1
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    entries + directory + Self.little(UInt32(0x0605_4B50)) + [0, 0, 0, 0] + Self.little(count) + Self.little(count)
      + Self.little(UInt32(directory.count)) + Self.little(UInt32(entries.count)) + [0, 0]
  }

  private static func little(_ value: some FixedWidthInteger) -> [UInt8] {
    (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
