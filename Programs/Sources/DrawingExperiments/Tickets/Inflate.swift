internal import CZlib

/// A decompressor of the format of zlib (RFC 1950), which PDF files use for the content of their pages.
enum Inflate {
  /// Returns the expanded bytes; bytes after the end are ignored.
  ///
  /// - Parameters:
  ///   - input: the bytes.
  ///   - limit: the largest number of expanded bytes.
  /// - Returns: the expanded bytes; nil for bytes that are not in this format, are cut off or expand to more.
  static func bytes(_ input: [UInt8], limit: Int = 1 << 20) -> [UInt8]? {
    var status = Z_OK
    let output = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      var length = uLongf(limit)
      status = uncompress(buffer.baseAddress, &length, input, uLong(input.count))
      count = status == Z_OK ? Int(length) : 0
    }
    return status == Z_OK ? output : nil
  }
}
