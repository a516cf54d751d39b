/// Text is coded as a string if it is the same in every language, and otherwise as an object with a string for each.
extension LocalizedText: Codable {
  private enum CodingKeys: String, CodingKey {
    case en, ja
  }

  /// Creates text by decoding it, without line ends and other control characters.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, each: PlainLine.self)
  }

  /// Creates text by decoding it through a type, or an object with such text for each language.
  package init<Text: Decodable & CustomStringConvertible>(from decoder: any Decoder, each type: Text.Type) throws {
    do {
      self.init(try decoder.singleValueContainer().decode(type).description)
    } catch DecodingError.typeMismatch(let found, let context) {
      guard let texts = try? decoder.container(keyedBy: CodingKeys.self) else {
        throw DecodingError.typeMismatch(found, context)
      }
      self.init(
        en: try texts.decode(type, forKey: .en).description, ja: try texts.decode(type, forKey: .ja).description)
    }
  }

  /// Writes a string if the text is the same in every language, or else an object.
  public func encode(to encoder: any Encoder) throws {
    guard en != ja else {
      var value = encoder.singleValueContainer()
      return try value.encode(en)
    }
    try encodeLanguages(to: encoder)
  }

  /// Writes an object, even if the text is the same in every language.
  package func encodeLanguages(to encoder: any Encoder) throws {
    var texts = encoder.container(keyedBy: CodingKeys.self)
    try texts.encode(en, forKey: .en)
    try texts.encode(ja, forKey: .ja)
  }
}
