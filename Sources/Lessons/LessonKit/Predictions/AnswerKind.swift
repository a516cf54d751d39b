import SourceText

/// How a learner's answer is read.
public enum AnswerKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// A number: equal where its value is, however it is written.
  case number
  /// Binary or hexadecimal digits, each of which counts: `11101`, `0b11101` and `1 1101` are one.
  case code
  /// Words of the lesson, in any language it is written in; letter case does not count.
  case word
  /// Anything else; letter case counts.
  case text

  /// How to write such an answer.
  public var help: LocalizedText {
    switch self {
    case .number:
      LocalizedText(en: "Write a number, such as -3, 0.375, or 3/8.", ja: "-3、0.375、3/8のように、数で答えてください。")
    case .code:
      LocalizedText(en: "Write the digits, such as 11101.", ja: "11101のように、ビット列で答えてください。")
    case .word, .text: LocalizedText(en: "Write at most 1,000 characters.", ja: "1,000文字以内で答えてください。")
    }
  }
}
