import SourceText

/// Tables in the host protocol, with the text in all languages.
extension Table: Codable {
  private enum CodingKeys: String, CodingKey {
    case columns, rows, fold, texts
  }

  /// The format of a table's texts if they are not plain.
  private static let markdown = "markdown"

  /// Reads a table, whose rows must all be as long as the list of columns.
  public init(from decoder: any Decoder) throws {
    let table = try decoder.container(keyedBy: CodingKeys.self)
    let columns = try table.decode([Column].self, forKey: .columns)
    let rows = try table.decode([[Value]].self, forKey: .rows)
    if let index = rows.firstIndex(where: { $0.count != columns.count }) {
      throw DecodingError.error(
        "has \(rows[index].count) values for \(columns.count) columns", at: decoder.codingPath, "rows", "\(index)")
    }
    guard !columns.isEmpty else { throw table.error("is empty", .columns) }
    guard Set(columns.map(\.id)).count == columns.count else {
      throw table.error("has two columns with the same id", .columns)
    }
    let fold = try table.decodeIfPresent(WholeNumber.self, forKey: .fold)?.value ?? 1
    guard fold > 0 else { throw table.error("is less than 1", .fold) }
    self.init(columns, rows: rows, fold: fold)
    guard let texts = try table.decodeIfPresent(String.self, forKey: .texts) else { return }
    guard texts == Self.markdown else { throw table.error("is not `\(Self.markdown)`", .texts) }
    isMarkdown = true
  }

  /// Writes the table.
  public func encode(to encoder: any Encoder) throws {
    var table = encoder.container(keyedBy: CodingKeys.self)
    try table.encode(columns, forKey: .columns)
    try table.encode(rows, forKey: .rows)
    try table.encode(WholeNumber(fold), forKey: .fold)
    if isMarkdown { try table.encode(Self.markdown, forKey: .texts) }
  }
}

/// Values in the host protocol: a text, words in each language, or `{"code": "101"}`.
extension Table.Value: Codable {
  private enum CodingKeys: String, CodingKey {
    case code
  }

  /// Reads a value.
  public init(from decoder: any Decoder) throws {
    if (try? decoder.singleValueContainer().decode(String.self)) != nil {
      self = .plain(try PlainLine(from: decoder).description)
    } else if let code = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(PlainLine.self, forKey: .code)
    {
      self = .code(code.description)
    } else {
      self = .words(try LocalizedText(from: decoder))
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .code(let text):
      var value = encoder.container(keyedBy: CodingKeys.self)
      try value.encode(text, forKey: .code)
    case .plain(let text):
      var value = encoder.singleValueContainer()
      try value.encode(text)
    case .words(let words): try words.encodeLanguages(to: encoder)
    }
  }
}
