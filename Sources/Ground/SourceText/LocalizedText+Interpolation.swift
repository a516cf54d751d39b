extension LocalizedText: ExpressibleByStringInterpolation {
  /// Puts a text together, of which another text gives the words of each language.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var en = EnglishWords.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    fileprivate var ja = JapaneseWords.StringInterpolation(literalCapacity: 0, interpolationCount: 0)

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what is the same in every language.
    public mutating func appendLiteral(_ literal: String) {
      en.appendLiteral(literal)
      ja.appendLiteral(literal)
    }

    /// Adds the words of each language.
    public mutating func appendInterpolation(_ text: LocalizedText) {
      en.appendInterpolation(text)
      ja.appendInterpolation(text)
    }

    /// Adds what is the same in every language.
    public mutating func appendInterpolation(_ value: some Any) {
      appendLiteral("\(value)")
    }
  }

  /// Creates a text such as `"\(state): \(count)"`.
  public init(stringInterpolation: StringInterpolation) {
    self.init(
      en: EnglishWords(stringInterpolation: stringInterpolation.en),
      ja: JapaneseWords(stringInterpolation: stringInterpolation.ja))
  }

  /// Creates a text from its words in each language, in which texts stand as they are: `en: "then \(event)"`.
  public init(en: EnglishWords, ja: JapaneseWords) {
    self.init(en: en.text, ja: ja.text)
  }
}

/// English words, in which a ``LocalizedText`` stands in English.
public struct EnglishWords: Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Takes words.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Takes words with what stands in them.
  public init(stringInterpolation: WordInterpolation<Self>) {
    text = stringInterpolation.text
  }
}

/// Japanese words, in which a ``LocalizedText`` stands in Japanese.
public struct JapaneseWords: Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Takes words.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Takes words with what stands in them.
  public init(stringInterpolation: WordInterpolation<Self>) {
    text = stringInterpolation.text
  }
}

extension EnglishWords: LanguageWords {
  /// English.
  public static var language: Language { .english }
}

extension JapaneseWords: LanguageWords {
  /// Japanese.
  public static var language: Language { .japanese }
}

/// Words of one language.
public protocol LanguageWords {
  /// The language.
  static var language: Language { get }
}

/// Puts words of one language together.
public struct WordInterpolation<Words: LanguageWords>: StringInterpolationProtocol {
  fileprivate var text = ""

  /// Begins with nothing.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  /// Adds words.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Adds a text in the language.
  public mutating func appendInterpolation(_ text: LocalizedText) {
    self.text += text[Words.language]
  }

  /// Adds a value as it describes itself.
  public mutating func appendInterpolation(_ value: some Any) {
    text += "\(value)"
  }
}

extension DefaultStringInterpolation {
  /// Adds the English words of a text, and warns: a `String` is of one language, and has to say of which.
  @available(*, deprecated, message: "Name the language, as in `text.en`, or make a `LocalizedText`.")
  public mutating func appendInterpolation(_ text: LocalizedText) {
    appendLiteral(text.en)
  }
}
