import SourceText

extension Table.Column {
  /// Returns a column of numbers.
  public static func number(_ id: String, en: String, ja: String) -> Table.Column {
    Table.Column(id, LocalizedText(en: en, ja: ja), alignment: .right)
  }

  /// Returns a column of codes or words.
  public static func words(_ id: String, en: String, ja: String) -> Table.Column {
    Table.Column(id, LocalizedText(en: en, ja: ja))
  }
}

extension Table.Value {
  /// The value for an absent code or value.
  public static let absent = Table.Value.words(LocalizedText(en: "none", ja: "なし"))

  /// An empty value.
  public static let empty = Table.Value.plain("")

  /// Returns a number.
  public static func number(_ number: some CustomStringConvertible) -> Table.Value {
    .plain(number.description)
  }

  /// Words in English and Japanese.
  public static func words(en: String, ja: String) -> Table.Value {
    .words(LocalizedText(en: en, ja: ja))
  }
}
