import ExperimentKit

/// The parameters that the experiments on text limits share.
enum TextLimitParameters {
  static let length = Parameter(
    "length", .integer(0...10_000), default: TextLimit.source.length,
    help: LocalizedText(en: "The maximum length of the text.", ja: "テキストの長さの上限。"))

  static let lines = Parameter(
    "lines", .integer(1...1_000), default: TextLimit.source.lines,
    help: LocalizedText(en: "The maximum number of lines.", ja: "行数の上限。"))

  /// The source's placeholder.
  static let sourcePlaceholder = "問題文を入力してください。\n\n問題文は、50文字・7行以内で記載してください。"
}
