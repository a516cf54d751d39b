internal import CZlib

/// Decompresses the format of zlib (RFC 1950), which PDF files use for the content of their pages.
enum Inflate {
  /// Expands compressed bytes; what stands behind them is left alone.
  ///
  /// - Parameters:
  ///   - input: the bytes.
  ///   - limit: the most bytes that they may become.
  /// - Returns: what was compressed; nil for anything that is not in this format, is cut off or is longer.
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
