/// The chunks of a PNG file, each a length, a type, data and a checksum (PNG, third edition, section 5).
struct PNGChunks {
  /// A chunk.
  struct Chunk {
    /// Four letters.
    var type: String
    /// The range of its data in the file.
    var data: Range<Int>
    /// The range of the whole chunk in the file.
    var whole: Range<Int> { data.lowerBound - 8..<data.upperBound + 4 }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let bytes: [UInt8]
  /// The chunks from the first, `IHDR`, to the last, `IEND`; bytes after that do not belong to the file.
  private(set) var all: [Chunk] = []

  /// Reads the chunks.
  ///
  /// - Throws: a ``PNGError`` for a file that is not a PNG, is cut off, or has a wrong checksum.
  init(_ bytes: [UInt8]) throws(PNGError) {
    self.bytes = bytes
    guard bytes.starts(with: Self.signature) else {
      throw PNGError(bytes.isEmpty ? "The file is empty." : "The file does not begin as a PNG file does.")
    }
    var start = Self.signature.count
    while all.last?.type != "IEND" {
      let chunk = try chunk(at: start)
      guard !all.isEmpty || chunk.type == "IHDR" else {
        throw PNGError("The first chunk is `\(chunk.type)`; it must be `IHDR`.")
      }
      all.append(chunk)
      start = chunk.whole.upperBound
    }
    guard all[0].data.count == 13 else {
      throw PNGError("The chunk `IHDR` has \(all[0].data.count) bytes; it must have 13.")
    }
  }

  /// The width and the height in pixels, as the file states them.
  var size: (width: Int, height: Int) {
    let start = all[0].data.lowerBound
    return (Int(number(at: start)), Int(number(at: start + 4)))
  }

  /// The number of bits per channel, as the file states it.
  var depth: Int { Int(bytes[all[0].data.lowerBound + 8]) }

  /// Whether the file is interlaced, as it states.
  var isInterlaced: Bool { bytes[all[0].data.lowerBound + 12] != 0 }

  private func chunk(at start: Int) throws(PNGError) -> Chunk {
    guard bytes.count - start >= 12 else { throw PNGError("The file is cut off after \(bytes.count) bytes.") }
    let length = Int(number(at: start))
    let name = bytes[start + 4..<start + 8]
    guard name.allSatisfy({ 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }) else {
      throw PNGError("At byte \(start + 4) there is no chunk type.")
    }
    let type = String(decoding: name, as: UTF8.self)
    guard length <= bytes.count - start - 12 else {
      throw PNGError("The file is cut off inside the chunk `\(type)`.")
    }
    let chunk = Chunk(type: type, data: start + 8..<start + 8 + length)
    guard CRC32.of(bytes[start + 4..<chunk.data.upperBound]) == number(at: chunk.data.upperBound) else {
      throw PNGError("The checksum of the chunk `\(type)` is wrong.")
    }
    return chunk
  }

  private func number(at start: Int) -> UInt32 {
    bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Returns a chunk, as a file contains it.
  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bytes(UInt32(data.count)) + body + bytes(CRC32.of(body[...]))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

/// The checksum of PNG chunks: the cyclic redundancy check of ISO 3309 with the polynomial 0xEDB88320.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
  }
}
