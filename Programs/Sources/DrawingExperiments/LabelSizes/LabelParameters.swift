import ExperimentKit

/// The parameters that the experiments on label sizes share.
enum LabelParameters {
  static let text = Parameter(
    "text", .escapedText, default: EscapedText("あいうえお"), help: LocalizedText(en: "The text.", ja: "テキスト。"))
  static let fontSize = Parameter(
    "font-size", .integer(1...200), default: 17,
    help: LocalizedText(en: "The size of the font in points.", ja: "フォントの大きさ(ポイント)。"))
  static let metric = Parameter(
    "metric", .choice, default: LabelMetric.declared,
    help: LocalizedText(
      en: "A declared metric (full-width characters 1 em, others half an em), or the metric of a real font.",
      ja: "宣言した寸法(全角は1em、ほかは半em)か、本物のフォントの寸法か。"))
  /// The default height of a line, in hundredths of the font size.
  static let standardLineHeight = 120
  static let lineHeight = Parameter(
    "line-height", .integer(50...300), default: standardLineHeight,
    help: LocalizedText(
      en: "The declared height of a line, in hundredths of the font size.", ja: "宣言する行の高さ(フォントの大きさの100分の1単位)。"))
  static let scale = Parameter(
    "scale", .integer(1...3), default: 1,
    help: LocalizedText(
      en: "The number of pixels per point; sizes are rounded up to whole pixels.",
      ja: "1ポイント当たりのピクセル数。大きさは、ピクセル単位に切り上げる。")
  )
  static let width = Parameter(
    "width", .integer(1...2_000), default: 60,
    help: LocalizedText(en: "The fixed width in points.", ja: "固定した幅(ポイント)。"))
  static let height = Parameter(
    "height", .integer(1...2_000), default: 30,
    help: LocalizedText(en: "The fixed height in points.", ja: "固定した高さ(ポイント)。"))
  static let lines = Parameter(
    "lines", .integer(0...100), default: 1,
    help: LocalizedText(en: "The maximum number of lines; 0 for no limit.", ja: "行数の上限。0なら制限なし。"))
}

/// The common parts of the experiments on labels: a font, a scale, and a largest number of lines.
struct LabelSetting: Sendable, Hashable {
  let fontSize: Int
  let metric: LabelMetric
  let lineHeight: Int
  let scale: Int

  /// Creates the setting from the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a line height if the font has its own.
  init(fontSize: Int, metric: LabelMetric, lineHeight: Written<Int>, scale: Int) throws {
    (self.fontSize, self.metric, self.lineHeight, self.scale) = (fontSize, metric, lineHeight.value, scale)
    guard metric == .declared || !lineHeight.isWritten else {
      throw Rejection(
        "line-height", "A real font has its own line height.", help: "Remove it, or write `metric: declared`.")
    }
  }

  /// Returns the font.
  func font() throws -> LabelFont {
    try LabelFont(metric, size: fontSize, lineHeight: lineHeight)
  }

  /// Returns the text in a label of a fixed size: as many lines as fit, at least one.
  func shown(_ text: String, in size: LabelSize, lines: Int, _ font: LabelFont) throws -> LabelLayout {
    let room = max(1, Int((size.height + 1e-6) / font.lineHeight))
    return try LabelLayout(text, width: size.width, most: lines == 0 ? room : min(lines, room), font: font)
  }

  /// Returns the size of `sizeThatFits`, with no limit if the width is nil.
  func fitting(_ text: String, width: Double?, lines: Int, _ font: LabelFont) throws -> (LabelLayout, LabelSize) {
    let layout = try LabelLayout(text, width: width, most: lines == 0 ? nil : lines, font: font)
    return (layout, try layout.size(font: font, scale: scale))
  }
}

extension LabelLayout {
  /// The lines on one line, with ` / ` between them.
  var shown: String { lines.map { EscapedText($0).description }.joined(separator: " / ") }
}
