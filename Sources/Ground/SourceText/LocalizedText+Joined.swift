extension LocalizedText {
  /// The separator of list items: `, ` and `、`.
  public static let comma = LocalizedText(en: ", ", ja: "、")
  /// The separator of alternatives: ` or ` and `または`.
  public static let or = LocalizedText(en: " or ", ja: "または")
  /// The separator of things that belong together: ` and ` and `と`.
  public static let and = LocalizedText(en: " and ", ja: "と")
  /// The separator of statements: `; ` and `。`.
  public static let semicolon = LocalizedText(en: "; ", ja: "。")

  /// Concatenates two texts.
  public static func + (left: LocalizedText, right: LocalizedText) -> LocalizedText {
    LocalizedText(en: left.en + right.en, ja: left.ja + right.ja)
  }
}

extension Sequence<LocalizedText> {
  /// Returns the concatenated texts, with a separator between each two.
  public func joined(_ separator: LocalizedText = "") -> LocalizedText {
    LocalizedText(
      en: map(\.en).joined(separator: separator.en), ja: map(\.ja).joined(separator: separator.ja))
  }
}

extension Sequence<String> {
  /// The texts as code, separated by commas.
  public var inCode: LocalizedText {
    map { "`\($0)`" as LocalizedText }.joined(.comma)
  }
}
