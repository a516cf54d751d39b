import ExperimentKit

/// A label of a fixed size next to one with the size of its text.
///
/// Columns: `way`, `size`, `shown` (` / ` between lines), `whole`, `spare` (the unused width and height).
///
/// Source: 002-3.
struct LabelSizeFit: Experiment {
  static let about = About(
    "label-size.fit", en: "A label of a fixed size, and one that fits its text: a model of UILabel.",
    ja: "大きさを固定したラベルと、テキストに合わせたラベル(UILabelのモデル)。")
  static let signature = Signature(
    Self.init, LabelParameters.text, LabelParameters.width, LabelParameters.height, LabelParameters.lines,
    LabelParameters.fontSize, LabelParameters.metric, LabelParameters.lineHeight.noted, LabelParameters.scale)

  let text: EscapedText
  let fixed: LabelSize
  let lines: Int
  let setting: LabelSetting

  init(
    text: EscapedText, width: Int, height: Int, lines: Int, fontSize: Int, metric: LabelMetric,
    lineHeight: Written<Int>, scale: Int
  ) throws {
    (self.text, self.lines) = (text, lines)
    fixed = LabelSize(width: Double(width), height: Double(height))
    setting = try LabelSetting(fontSize: fontSize, metric: metric, lineHeight: lineHeight, scale: scale)
  }

  /// Returns the table: the fixed size, then the one that fits.
  func run() throws -> Table {
    let font = try setting.font()
    let cut = try setting.shown(text.text, in: fixed, lines: lines, font)
    let (whole, size) = try setting.fitting(text.text, width: nil, lines: lines, font)
    return Table(
      [
        .words("way", en: "way", ja: "方法"), .words("size", en: "size", ja: "大きさ"),
        .words("shown", en: "shown", ja: "表示"), .words("whole", en: "whole", ja: "全文か"),
        .words("spare", en: "spare room", ja: "余り"),
      ],
      rows: [
        try row(LocalizedText(en: "fixed", ja: "固定"), fixed, cut, font),
        try row("sizeThatFits", size, whole, font),
      ])
  }

  private func row(
    _ way: LocalizedText, _ size: LabelSize, _ layout: LabelLayout, _ font: LabelFont
  ) throws -> [Table.Value] {
    let needed = try layout.size(font: font, scale: setting.scale)
    return [
      .words(way), .plain(size.text), .code(layout.shown), .answer(layout.isWhole),
      .plain(LabelSize(width: size.width - needed.width, height: size.height - needed.height).text),
    ]
  }
}
