import ExperimentKit

/// The number of declarations of each style of an interface, and the calls of its first function.
///
/// Columns: `style`, `once`, `each`, `total`, `kotlin`, `swift`, `cancel`, `cast`.
///
/// Source: 000-6.
struct SuspendWrapperStyles: Experiment {
  static let about = About(
    "suspend-wrapper.styles", en: "A wrapper for each function compared with one send for all of them.",
    ja: "関数ごとのラッパーと、すべての関数に使う1つのsendを比べる。")
  static let signature = Signature(Self.init, SuspendStyleParameters.functions)

  let functions: [SuspendFunctionName]

  /// Returns the table, with one row per style.
  func run() -> Table {
    Table(
      [
        .words("style", en: "style", ja: "書き方"), .number("once", en: "once", ja: "一度だけ"),
        .number("each", en: "a function", ja: "関数ごと"), .number("total", en: "in all", ja: "合計"),
        .words("kotlin", en: "Kotlin calls", ja: "Kotlinの呼び出し"),
        .words("swift", en: "Swift calls", ja: "Swiftの呼び出し"),
        .words("cancel", en: "Swift can cancel", ja: "Swiftからキャンセル"),
        .words("cast", en: "cast at run time", ja: "実行時の型変換"),
      ],
      rows: SuspendStyle.allCases.map(row))
  }

  private func row(_ style: SuspendStyle) -> [Table.Value] {
    let declared = functions.map { style.declarations(for: $0).count }
    let total = style.once.count + declared.reduce(0, +)
    return [
      .words(style.title), .number(style.once.count), .number(declared[0]), .number(total),
      .code(style.kotlin(functions[0])), .code(style.swift(functions[0])), .words(Self.word(style.isCancelable)),
      .words(Self.word(style.isCast)),
    ]
  }

  private static func word(_ holds: Bool) -> LocalizedText {
    holds ? LocalizedText(en: "yes", ja: "あり") : LocalizedText(en: "no", ja: "なし")
  }
}
