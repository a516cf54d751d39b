/// A text that is the same in every language, or an object of a text for each.
extension LocalizedText: Codable {
  private enum CodingKeys: String, CodingKey {
    case en, ja
  }

  /// Reads words, in which no line end and no other control character may stand.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, each: PlainLine.self)
  }

  /// Reads a text of a type, or an object of such a text for each language.
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

  /// Writes a text if it is the same in every language, else an object.
  public func encode(to encoder: any Encoder) throws {
    guard en != ja else {
      var value = encoder.singleValueContainer()
      return try value.encode(en)
    }
    try encodeLanguages(to: encoder)
  }

  /// Writes an object, also where the text is the same in every language.
  package func encodeLanguages(to encoder: any Encoder) throws {
    var texts = encoder.container(keyedBy: CodingKeys.self)
    try texts.encode(en, forKey: .en)
    try texts.encode(ja, forKey: .ja)
  }
}
