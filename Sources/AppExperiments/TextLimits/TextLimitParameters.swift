import ExperimentKit
import SourceText

/// The parameters that the experiments on text limits share.
enum TextLimitParameters {
  /// How a change is judged.
  static let rule = Parameter(
    "rule", .choice, default: TextLimit.Rule.article,
    help: LocalizedText(
      en: "What is counted: as the article does, or the whole result in characters or in smaller parts.",
      ja: "数え方。記事のとおりか、変更後の文全体を文字や、より小さな単位で数えるか。"))

  /// The largest length.
  static let length = Parameter(
    "length", .integer(0...10_000), default: TextLimit.source.length,
    help: LocalizedText(en: "The largest length of the text.", ja: "文の長さの上限。"))

  /// The largest number of lines.
  static let lines = Parameter(
    "lines", .integer(1...1_000), default: TextLimit.source.lines,
    help: LocalizedText(en: "The largest number of lines.", ja: "行数の上限。"))

  /// The placeholder.
  static let placeholder = Parameter(
    "placeholder", .escapedText, default: EscapedText(sourcePlaceholder),
    help: LocalizedText(en: "What stands in the empty view.", ja: "空のときに表示する文。"))

  /// What happens.
  static let events = Parameter(
    "events", .list(of: ParameterType<TextLimitEvent>.event, count: 1...200),
    help: LocalizedText(en: "What happens, one event after the other.", ja: "起こること。この順に起こる。"))

  /// The source's placeholder.
  static let sourcePlaceholder = "問題文を入力してください。\n\n問題文は、50文字・7行以内で記載してください。"
}
