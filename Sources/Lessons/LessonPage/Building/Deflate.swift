internal import CDeflate
import SourceText

/// A compressor of the format of zlib (RFC 1950), which browsers expand with `DecompressionStream("deflate")`.
enum Deflate {
  /// Returns bytes in their smallest form as Base64; nil if there is no memory for it.
  static func base64(_ bytes: [UInt8]) -> String? {
    var isCompressed = false
    let most = Int(compressBound(uLong(bytes.count)))
    let output = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      var length = uLongf(most)
      isCompressed =
        unsafe compress2(buffer.baseAddress, &length, bytes, uLong(bytes.count), Z_BEST_COMPRESSION) == Z_OK
      count = isCompressed ? Int(length) : 0
    }
    return isCompressed ? Base64.text(of: output) : nil
  }
}
