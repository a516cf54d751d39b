import ExperimentKit

/// The size that fits a text, by the declared metric and by the real font, in several font sizes.
///
/// Columns: `font-size`, `declared`, `ipa-gothic`.
///
/// Source: 002-3.
struct LabelSizeMetrics: Experiment {
  static let about = About(
    "label-size.metrics", en: "The size that fits a text in a declared metric and in the font IPAGothic.",
    ja: "テキストに合う大きさを、宣言した寸法とIPAGothicとで比べる。")
  static let signature = Signature(
    Self.init, LabelParameters.text,
    Parameter(
      "font-sizes", .list(of: .integer(1...200), count: 1...50), default: [10, 12, 17, 24, 40],
      help: LocalizedText(en: "The sizes of the font in points, one row each.", ja: "フォントの大きさ(ポイント)。それぞれ1行になる。")),
    LabelParameters.lineHeight, LabelParameters.scale)

  let text: EscapedText
  let sizes: [Int]
  let lineHeight: Int
  let scale: Int

  /// Returns the table, with one row per font size.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` if the font is not installed.
  func run() throws -> Table {
    Table(
      [.number("font-size", en: "font size", ja: "フォントの大きさ")]
        + LabelMetric.allCases.map { Table.Column($0.rawValue, $0.title) },
      rows: try sizes.map { size in
        [.number(size)]
          + (try LabelMetric.allCases.map { metric in
            let font = try LabelFont(metric, size: size, lineHeight: lineHeight)
            return .plain(
              try LabelLayout(text.text, width: nil, most: nil, font: font).size(font: font, scale: scale).text)
          })
      })
  }
}
