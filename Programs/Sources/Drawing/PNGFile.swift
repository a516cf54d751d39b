internal import CZlib

/// The bytes of a PNG file without alpha, as small as zlib makes them (PNG, third edition).
///
/// No row is filtered: a drawing has few colors, and its rows repeat.
struct PNGFile {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - width: the number of pixels in a row.
  ///   - height: the number of rows.
  ///   - depth: the number of bits per index in the palette, or 8.
  ///   - palette: red, green, and blue of each color; none if each pixel has its own three bytes.
  ///   - rows: the rows, each after the number 0 of its filter.
  /// - Throws: ``DrawingError`` if there is no memory for the file.
  init(width: Int, height: Int, depth: Int, palette: [UInt8], rows: [UInt8]) throws(DrawingError) {
    let type: UInt8 = palette.isEmpty ? 2 : 3
    add("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [UInt8(depth), type, 0, 0, 0])
    if !palette.isEmpty { add("PLTE", palette) }
    add("IDAT", try Self.compressed(rows))
    add("IEND", [])
  }

  private mutating func add(_ type: String, _ data: [UInt8]) {
    let body = Array(type.utf8) + data
    bytes += Self.bytes(UInt32(data.count)) + body
    bytes += Self.bytes(UInt32(truncatingIfNeeded: crc32(0, body, uInt(body.count))))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func compressed(_ rows: [UInt8]) throws(DrawingError) -> [UInt8] {
    var length = compressBound(uLong(rows.count))
    var status = Z_OK
    let data = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      status = compress2(buffer.baseAddress, &length, rows, uLong(rows.count), Z_BEST_COMPRESSION)
      count = status == Z_OK ? Int(length) : 0
    }
    guard status == Z_OK else { throw .engine("not enough memory") }
    return data
  }
}
