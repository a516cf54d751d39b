/// The Base64 encoding of bytes, with padding, according to RFC 4648, section 4.
public enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static let values = digits.indices.reduce(into: [UInt8?](repeating: nil, count: 256)) { values, index in
    values[Int(digits[index])] = UInt8(index)
  }

  /// Returns bytes as text without line ends.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = 0
      for offset in 0..<3 { group = group << 8 | (offset < count ? Int(bytes[start + offset]) : 0) }
      for place in 0..<4 { text.append(place > count ? UInt8(ascii: "=") : digits[group >> (18 - 6 * place) & 63]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the bytes of a text; nil unless the text is canonical: no line ends, with padding, and no bits left over.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public static func bytes(of text: String) -> [UInt8]? {
    let text = Array(text.utf8)
    guard text.count.isMultiple(of: 4) else { return nil }
    let padding = text.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    for start in stride(from: 0, to: text.count, by: 4) {
      let isLast = start + 4 == text.count
      var group = 0
      for offset in 0..<4 {
        let isPadding = isLast && offset >= 4 - padding
        guard let value = isPadding ? 0 : values[Int(text[start + offset])] else { return nil }
        group = group << 6 | Int(value)
      }
      let spare = isLast ? padding : 0
      guard group & (1 << (8 * spare) - 1) == 0 else { return nil }
      for place in 0..<(3 - spare) { bytes.append(UInt8(truncatingIfNeeded: group >> (16 - 8 * place))) }
    }
    return bytes
  }
}
