import ExperimentKit

/// The lengths of texts, in every unit that a limit could count.
///
/// Columns: `text`, `characters`, `scalars`, `utf-16`, `utf-8`, `lines` (of which CRLF ends one) and `article-lines`
/// (the parts that Foundation's `components(separatedBy: .newlines)` returns).
///
/// Source: 000-5.
struct TextLimitLengths: Experiment {
  static let about = About(
    "text-limit.lengths", en: "The length of texts in characters, scalars, UTF-16 units, bytes, and lines.",
    ja: "テキストの長さ(文字、スカラー、UTF-16単位、バイト、行)。", example: "texts=[é, 'e\\u{301}']")
  static let signature = Signature(
    Self.init,
    Parameter(
      "texts", .list(of: .escapedText, count: 1...50),
      default: ["あ", "７", "が", "か\u{3099}", "🇯🇵", "👨‍👩‍👧", "a\nb", "a\r\nb"].map { EscapedText($0) },
      help: LocalizedText(en: "The texts, one row each.", ja: "テキスト。それぞれ1行になる。")))

  let texts: [EscapedText]

  /// Returns the table, with one row per text.
  func run() -> Table {
    Table(
      [
        .words("text", en: "text", ja: "文"), .number("characters", en: "characters", ja: "文字"),
        .number("scalars", en: "scalars", ja: "スカラー"), .number("utf-16", en: "UTF-16 units", ja: "UTF-16単位"),
        .number("utf-8", en: "bytes", ja: "バイト"), .number("lines", en: "lines", ja: "行"),
        .number("article-lines", en: "lines, as the article counts", ja: "記事の数え方での行"),
      ],
      rows: texts.map { escaped in
        let text = escaped.text
        return [
          escaped.value, .number(text.count), .number(text.unicodeScalars.count),
          .number(text.utf16.count), .number(text.utf8.count), .number(text.lineCount),
          .number(text.newlineScalars + 1),
        ]
      })
  }
}
