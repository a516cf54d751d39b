import SourceText

extension Table.Column {
  /// A column of numbers.
  public static func number(_ id: String, en: String, ja: String) -> Table.Column {
    Table.Column(id, LocalizedText(en: en, ja: ja), alignment: .right)
  }

  /// A column of codes or words.
  public static func words(_ id: String, en: String, ja: String) -> Table.Column {
    Table.Column(id, LocalizedText(en: en, ja: ja))
  }
}

extension Table.Value {
  /// What stands where there is no such code or value.
  public static let absent = Table.Value.words(LocalizedText(en: "none", ja: "なし"))

  /// An empty place.
  public static let empty = Table.Value.plain("")

  /// A number.
  public static func number(_ number: some CustomStringConvertible) -> Table.Value {
    .plain(number.description)
  }

  /// Words in English and Japanese.
  public static func words(en: String, ja: String) -> Table.Value {
    .words(LocalizedText(en: en, ja: ja))
  }
}
