extension LocalizedText {
  /// Between the members of a list: `, ` and `、`.
  public static let comma = LocalizedText(en: ", ", ja: "、")
  /// Between what may be: ` or ` and `または`.
  public static let or = LocalizedText(en: " or ", ja: "または")
  /// Between what holds together: ` and ` and `と`.
  public static let and = LocalizedText(en: " and ", ja: "と")
  /// Between statements: `; ` and `。`.
  public static let semicolon = LocalizedText(en: "; ", ja: "。")

  /// Two texts, one behind the other.
  public static func + (left: LocalizedText, right: LocalizedText) -> LocalizedText {
    LocalizedText(en: left.en + right.en, ja: left.ja + right.ja)
  }
}

extension Sequence<LocalizedText> {
  /// The texts one behind the other, with a separator between each two.
  public func joined(_ separator: LocalizedText = "") -> LocalizedText {
    LocalizedText(
      en: map(\.en).joined(separator: separator.en), ja: map(\.ja).joined(separator: separator.ja))
  }
}

extension Sequence<String> {
  /// The texts as code, one behind the other with commas between them.
  public var inCode: LocalizedText {
    map { "`\($0)`" as LocalizedText }.joined(.comma)
  }
}
