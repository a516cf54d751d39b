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
}
