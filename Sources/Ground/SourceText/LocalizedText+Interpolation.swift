extension LocalizedText: ExpressibleByStringInterpolation {
  /// A builder of text from a literal and interpolated values, which can be localized.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var en = EnglishWords.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    fileprivate var ja = JapaneseWords.StringInterpolation(literalCapacity: 0, interpolationCount: 0)

    /// Creates an empty builder.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends words that are the same in every language.
    public mutating func appendLiteral(_ literal: String) {
      en.appendLiteral(literal)
      ja.appendLiteral(literal)
    }

    /// Appends text with words for each language.
    public mutating func appendInterpolation(_ text: LocalizedText) {
      en.appendInterpolation(text)
      ja.appendInterpolation(text)
    }

    /// Appends a value that is the same in every language.
    public mutating func appendInterpolation(_ value: some Any) {
      appendLiteral("\(value)")
    }
  }

  /// Creates text from a literal such as `"\(state): \(count)"`.
  public init(stringInterpolation: StringInterpolation) {
    self.init(
      en: EnglishWords(stringInterpolation: stringInterpolation.en),
      ja: JapaneseWords(stringInterpolation: stringInterpolation.ja))
  }

  /// Creates text from words in each language, which may contain localized text: `en: "then \(event)"`.
  public init(en: EnglishWords, ja: JapaneseWords) {
    self.init(en: en.text, ja: ja.text)
  }
}

/// English words; a ``LocalizedText`` in them contributes its English.
public struct EnglishWords: Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Creates words from a literal.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Creates words from a literal with interpolated values.
  public init(stringInterpolation: WordInterpolation<Self>) {
    text = stringInterpolation.text
  }
}

/// Japanese words; a ``LocalizedText`` in them contributes its Japanese.
public struct JapaneseWords: Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Creates words from a literal.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Creates words from a literal with interpolated values.
  public init(stringInterpolation: WordInterpolation<Self>) {
    text = stringInterpolation.text
  }
}

extension EnglishWords: LanguageWords {
  /// The language of the words, English.
  public static var language: Language { .english }
}

extension JapaneseWords: LanguageWords {
  /// The language of the words, Japanese.
  public static var language: Language { .japanese }
}

/// Words in one language.
public protocol LanguageWords {
  /// The language.
  static var language: Language { get }
}

/// A builder of words in one language.
public struct WordInterpolation<Words: LanguageWords>: StringInterpolationProtocol {
  fileprivate var text = ""

  /// Creates an empty builder.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  /// Appends words.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Appends the words of a text in the builder's language.
  public mutating func appendInterpolation(_ text: LocalizedText) {
    self.text += text[Words.language]
  }

  /// Appends the description of a value.
  public mutating func appendInterpolation(_ value: some Any) {
    text += "\(value)"
  }
}

extension DefaultStringInterpolation {
  /// Appends the English words of a text, with a warning: a `String` is in one language, and the code must name it.
  @available(*, deprecated, message: "Name the language, as in `text.en`, or make a `LocalizedText`.")
  public mutating func appendInterpolation(_ text: LocalizedText) {
    appendLiteral(text.en)
  }
}
