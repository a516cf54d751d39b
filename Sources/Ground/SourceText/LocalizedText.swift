/// The same words in every language of the project.
///
/// A string literal stands for text that is the same in all of them, such as a symbol.
public struct LocalizedText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The English words.
  public let en: String
  /// The Japanese words.
  public let ja: String

  /// Creates a text from its words in each language, which are made elsewhere.
  ///
  /// It is generic and comes second, so that a literal is never taken for a `String`, in which no other text can stand.
  @_disfavoredOverload
  @inlinable
  public init(en: some StringProtocol, ja: some StringProtocol) {
    self.en = String(en)
    self.ja = String(ja)
  }

  /// Creates a text that is the same in every language.
  public init(_ text: String) {
    self.init(en: text, ja: text)
  }

  /// Creates a text that is the same in every language.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// The words in one language.
  public subscript(language: Language) -> String {
    switch language {
    case .english: en
    case .japanese: ja
    }
  }
}
