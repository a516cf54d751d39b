extension Message: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, key, arguments
  }

  /// Creates a message by decoding it, or text that stays as it is.
  ///
  /// The stored English text of a message is ignored, because it follows from the rest.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(verbatim: text)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      key: try container.decode(String.self, forKey: .key),
      try container.decodeIfPresent([Argument].self, forKey: .arguments) ?? [])
  }

  /// Writes the English text, for readers that only show it, and the sentence with its arguments.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(description, forKey: .text)
    try container.encode(key, forKey: .key)
    if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
  }
}

extension Message.Argument: Codable {
  private enum CodingKeys: String, CodingKey {
    case en, ja
  }

  /// Creates an argument by decoding text, text in each language, or a message.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(LocalizedText(text))
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let english = try container.decodeIfPresent(String.self, forKey: .en) else {
      self = .message(try Message(from: decoder))
      return
    }
    self = .text(LocalizedText(en: english, ja: try container.decode(String.self, forKey: .ja)))
  }

  /// Writes text, text in each language if the languages differ, or a message.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .message(let message): try message.encode(to: encoder)
    case .text(let text) where text.en == text.ja:
      var container = encoder.singleValueContainer()
      try container.encode(text.en)
    case .text(let text):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(text.en, forKey: .en)
      try container.encode(text.ja, forKey: .ja)
    }
  }
}
