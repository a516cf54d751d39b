import ExperimentKit

/// The numbers that texts of a field count as in the sum.
///
/// Columns: `text`, `int` (the result of `Int(text)`), `counts`.
///
/// Source: 002-5.
struct CombineLatestTexts: Experiment {
  static let about = About(
    "combine-latest.texts", en: "The value of a text: the number that Int reads in it, or 0.",
    ja: "文字列を、いくつと数えるか。Intで読めなければ0。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "texts", .list(of: .escapedText, count: 1...40),
      default: ["12", "-5", "+5", "007", "", "abc", "1.5", " 5", "１２", "五"].map(EscapedText.init),
      help: LocalizedText(en: "The texts.", ja: "文字列。")))

  let texts: [EscapedText]

  /// Returns the table, with one row per text.
  func run() -> Table {
    Table(
      [
        .words("text", en: "text", ja: "文字列"), .number("int", en: "Int(text)", ja: "Int(text)"),
        .number("counts", en: "counts", ja: "合計に入る値"),
      ],
      rows: texts.map { text in
        [
          text.value, .plain(Int(text.text).map { "\($0)" } ?? "nil"), .number(FieldSum.count(text.text)),
        ]
      })
  }
}
