/// The parts that the source of a style sheet and of a script share.
enum SourceBytes {
  /// Returns the position after the comment in `/* */` that starts at a position; nil if none does.
  static func end(ofCommentAt start: Int, in source: [UInt8]) -> Int? {
    guard source[start] == UInt8(ascii: "/"), start + 1 < source.count, source[start + 1] == UInt8(ascii: "*") else {
      return nil
    }
    var end = start + 3
    while end < source.count, source[end - 1] != UInt8(ascii: "*") || source[end] != UInt8(ascii: "/") { end += 1 }
    return min(end + 1, source.count)
  }

  /// Returns the position after the string that starts at a position; nil if none does.
  static func end(ofStringAt start: Int, in source: [UInt8]) -> Int? {
    let quote = source[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    var end = start + 1
    while end < source.count, source[end] != quote { end += source[end] == backslash ? 2 : 1 }
    return min(end + 1, source.count)
  }

  static let backslash = UInt8(ascii: "\\")

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether a byte can be a part of a name or a number; bytes beyond ASCII can.
  static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte >= 0x80
  }
}
