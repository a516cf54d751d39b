import ExperimentKit

/// Texts in labels of three sizes: a fixed one, the one that fitted the first text, and the one that fits each.
///
/// Columns: `text`, `fits` (the size that fits), `fixed` and `first` (the visible text in those sizes).
///
/// Source: 002-3.
struct LabelSizeTexts: Experiment {
  static let about = About(
    "label-size.texts", en: "The part of several texts that labels show if their size is fixed or measured once.",
    ja: "大きさを固定したラベルや、一度だけ測ったラベルに、いろいろなテキストを入れるとどう表示されるか。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "texts", .list(of: .escapedText, count: 1...30),
      default: ["あいうえお", "あいう", "あいうえおかきくけこ", "Hello"].map { EscapedText($0) },
      help: LocalizedText(en: "The texts, one row each.", ja: "テキスト。それぞれ1行になる。")),
    LabelParameters.width, LabelParameters.height, LabelParameters.lines, LabelParameters.fontSize,
    LabelParameters.metric, LabelParameters.lineHeight.noted, LabelParameters.scale)

  let texts: [EscapedText]
  let fixed: LabelSize
  let lines: Int
  let setting: LabelSetting

  init(
    texts: [EscapedText], width: Int, height: Int, lines: Int, fontSize: Int, metric: LabelMetric,
    lineHeight: Written<Int>, scale: Int
  ) throws {
    (self.texts, self.lines) = (texts, lines)
    fixed = LabelSize(width: Double(width), height: Double(height))
    setting = try LabelSetting(fontSize: fontSize, metric: metric, lineHeight: lineHeight, scale: scale)
  }

  /// Returns the table, with one row per text.
  func run() throws -> Table {
    let font = try setting.font()
    let first = try setting.fitting(texts[0].text, width: nil, lines: lines, font).1
    return Table(
      [
        .words("text", en: "text", ja: "文"), .words("fits", en: "size that fits", ja: "合う大きさ"),
        Table.Column("fixed", LocalizedText(en: "in \(fixed.text)", ja: "\(fixed.text)での表示")),
        Table.Column("first", LocalizedText(en: "in \(first.text)", ja: "\(first.text)での表示")),
      ],
      rows: try texts.map { text in
        [
          text.value,
          .plain(try setting.fitting(text.text, width: nil, lines: lines, font).1.text),
          .code(try setting.shown(text.text, in: fixed, lines: lines, font).shown),
          .code(try setting.shown(text.text, in: first, lines: lines, font).shown),
        ]
      })
  }
}
