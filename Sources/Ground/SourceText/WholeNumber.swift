/// A whole number that is read from text or a number, and written as text.
package struct WholeNumber: Codable, Sendable {
  /// The number.
  package let value: Int

  /// Creates a value from a number.
  package init(_ value: Int) {
    self.value = value
  }

  /// Creates a value by decoding a number, or text with its digits.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = (try? container.decode(String.self)).map(Int.init) ?? (try? container.decode(Int.self)) else {
      throw DecodingError.error("is not a whole number", at: decoder.codingPath)
    }
    self.value = value
  }

  /// Writes the digits as text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(value)")
  }
}
