/// Text that is read only if it contains no line ends or other control characters.
package struct PlainLine: Decodable, CustomStringConvertible {
  /// The text.
  package let description: String

  /// Creates a line by decoding text.
  package init(from decoder: any Decoder) throws {
    description = try decoder.singleValueContainer().decode(String.self)
    if description.hasControls {
      throw DecodingError.error("contains a line end or another control character", at: decoder.codingPath)
    }
  }
}

/// A ``PlainLine`` that is not empty.
package struct PlainName: Decodable, CustomStringConvertible {
  /// The text.
  package let description: String

  /// Creates a name by decoding text.
  package init(from decoder: any Decoder) throws {
    description = try PlainLine(from: decoder).description
    if description.isEmpty { throw DecodingError.error("is empty", at: decoder.codingPath) }
  }
}
