import ExperimentKit

/// The size that fits a text in several widths, with any number of lines.
///
/// Columns: `width` (the available width), `lines`, `shown` (` / ` between lines), `size`.
///
/// Source: 002-3.
struct LabelSizeWrap: Experiment {
  static let about = About(
    "label-size.wrap", en: "The height of a label when its text wraps in a width: a model of UILabel's sizeThatFits.",
    ja: "幅を決めてテキストを折り返すと、ラベルの高さはどうなるか(UILabelのsizeThatFitsのモデル)。")
  static let signature = Signature(
    Self.init, LabelParameters.text,
    Parameter(
      "widths", .list(of: .integer(1...2_000), count: 1...50), default: [200, 85, 60, 34, 17],
      help: LocalizedText(en: "The widths that are offered, in points, one row each.", ja: "使える幅(ポイント)。それぞれ1行になる。")),
    Parameter("lines", .integer(0...100), default: 0, help: LabelParameters.lines.help),
    LabelParameters.fontSize, LabelParameters.metric, LabelParameters.lineHeight.noted, LabelParameters.scale)

  let text: EscapedText
  let widths: [Int]
  let lines: Int
  let setting: LabelSetting

  init(
    text: EscapedText, widths: [Int], lines: Int, fontSize: Int, metric: LabelMetric, lineHeight: Written<Int>,
    scale: Int
  ) throws {
    (self.text, self.widths, self.lines) = (text, widths, lines)
    setting = try LabelSetting(fontSize: fontSize, metric: metric, lineHeight: lineHeight, scale: scale)
  }

  /// Returns the table, with one row per width.
  func run() throws -> Table {
    let font = try setting.font()
    return Table(
      [
        .number("width", en: "width offered", ja: "使える幅"), .number("lines", en: "lines", ja: "行数"),
        .words("shown", en: "shown", ja: "表示"), .words("size", en: "size", ja: "大きさ"),
      ],
      rows: try widths.map { width in
        let (layout, size) = try setting.fitting(text.text, width: Double(width), lines: lines, font)
        return [.number(width), .number(layout.lines.count), .code(layout.shown), .plain(size.text)]
      })
  }
}
