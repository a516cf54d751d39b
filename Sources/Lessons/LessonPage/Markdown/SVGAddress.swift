/// An SVG picture as the address of an image, with as few escapes as an attribute of HTML needs.
///
/// Spaces, angle brackets and characters beyond ASCII stay as they are: the parser of addresses escapes them (URL Standard,
/// section 4.4). Titles and labels go, because a page has the alternative text of its picture.
/// The quotation marks of attributes become apostrophes where their values have none. Line ends between elements go, but
/// not those between parts of a text, where they are spaces.
struct SVGAddress {
  private let bytes: [UInt8]
  private var text: [UInt8] = []
  private var position = 0

  /// Returns the address of a picture.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func text(of bytes: [UInt8]) -> String {
    var address = Self(without("<title>", "</title>", in: without(" aria-label=\"", "\"", in: bytes)))
    address.escape()
    return "data:image/svg+xml," + String(decoding: address.text, as: UTF8.self)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    text.reserveCapacity(bytes.count + bytes.count / 8)
  }

  /// Returns bytes without every part from one text to another.
  private static func without(_ first: String, _ last: String, in bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    var kept: [UInt8] = []
    while let start = rest.firstRange(of: first.utf8),
      let end = rest[start.upperBound...].firstRange(of: last.utf8)
    {
      kept += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    return kept + rest
  }

  private static let quote = UInt8(ascii: "\"")
  private static let apostrophe = UInt8(ascii: "'")
  private static let digits = Array("0123456789ABCDEF".utf8)

  private mutating func escape() {
    // In a comment or a section of characters, a quotation mark delimits nothing.
    let hasOnlyElements = !zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "<") && $1 == UInt8(ascii: "!") }
    var isInTag = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<") { isInTag = hasOnlyElements }
      if byte == UInt8(ascii: ">") { isInTag = false }
      if hasOnlyElements, byte == UInt8(ascii: "\n"), isBetweenElements {
        position += 1
        continue
      }
      if isInTag, byte == Self.quote || byte == Self.apostrophe, let end = bytes[(position + 1)...].firstIndex(of: byte)
      {
        let value = bytes[(position + 1)..<end]
        let delimiter = value.contains(Self.apostrophe) ? byte : Self.apostrophe
        append(delimiter)
        for byte in value { append(byte) }
        append(delimiter)
        position = end + 1
      } else {
        append(byte)
        position += 1
      }
    }
  }

  /// Whether this line end is between two elements, of which neither is a part of a text.
  private var isBetweenElements: Bool {
    guard position > 0, bytes[position - 1] == UInt8(ascii: ">") else { return false }
    let next = bytes[(position + 1)...]
    return next.first == UInt8(ascii: "<") && !next.starts(with: "<tspan".utf8) && !next.starts(with: "</text".utf8)
      && !bytes[..<position].suffix(8).elementsEqual("</tspan>".utf8)
  }

  /// Appends a byte, with an escape if it has a meaning in an address or an attribute.
  private mutating func append(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x21, 0x24, 0x27...0x5A, 0x5F, 0x61...0x7A, 0x7E, 0x80...: text.append(byte)
    default: text += [UInt8(ascii: "%"), Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
    }
  }
}
