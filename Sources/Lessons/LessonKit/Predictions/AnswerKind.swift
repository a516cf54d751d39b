import SourceText

/// A way to read a learner's answer.
public enum AnswerKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// A number: equal numbers are equal answers, however they are written.
  case number
  /// Binary or hexadecimal digits, each of which counts: `11101`, `0b11101` and `1 1101` are equal.
  case code
  /// Words of the lesson, in any of its languages; letter case does not count.
  case word
  /// Anything else; letter case counts.
  case text

  /// Advice on writing such an answer.
  public var help: LocalizedText {
    switch self {
    case .number:
      LocalizedText(en: "Write a number, such as -3, 0.375, or 3/8.", ja: "-3、0.375、3/8のように、数で答えてください。")
    case .code:
      LocalizedText(en: "Write only digits of the code, such as 11101.", ja: "11101のように、ビット列で答えてください。")
    case .word, .text: LocalizedText(en: "Write at most 1,000 characters.", ja: "1,000文字以内で答えてください。")
    }
  }
}
