/// Words in every language of the project.
///
/// A string literal creates text that is the same in all languages, such as a symbol.
public struct LocalizedText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The English words.
  public let en: String
  /// The Japanese words.
  public let ja: String

  /// Creates text from its words in each language.
  ///
  /// This initializer is generic and disfavored so that a literal is never taken for a `String`, which cannot contain
  /// localized text.
  @_disfavoredOverload
  @inlinable
  public init(en: some StringProtocol, ja: some StringProtocol) {
    self.en = String(en)
    self.ja = String(ja)
  }

  /// Creates text that is the same in every language.
  public init(_ text: String) {
    self.init(en: text, ja: text)
  }

  /// Creates text that is the same in every language.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Returns the words in one language.
  public subscript(language: Language) -> String {
    switch language {
    case .english: en
    case .japanese: ja
    }
  }
}
