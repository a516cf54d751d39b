import ExperimentKit
import Results
import SourceText

/// Texts in labels of three sizes: a fixed one, the one that fitted the first text, and the one that fits each.
///
/// Columns: `text`, `fits` (the size that fits), `fixed` and `first` (what is shown in those sizes).
///
/// Source: 002-3.
public struct LabelSizeTexts: ListedExperiment {
  /// The name that cells use.
  public static let name = "label-size.texts"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "What labels show of several texts when their size is fixed, or measured once.",
    ja: "大きさを固定したラベルや、1度だけ測ったラベルに、いろいろな文を入れるとどう表示されるか。")

  /// The texts, the fixed size, the lines and the font.
  public static let parameters: [any ParameterDeclaration] =
    [LabelParameters.texts, LabelParameters.width, LabelParameters.height, LabelParameters.lines]
    + LabelParameters.font

  let texts: [EscapedText]
  let fixed: LabelSize
  let lines: Int
  let setting: LabelSetting

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a line height of a real font.
  public init(_ arguments: Arguments) throws {
    texts = arguments[LabelParameters.texts]
    fixed = LabelSize(fixedBy: arguments)
    lines = arguments[LabelParameters.lines]
    setting = try LabelSetting(arguments)
  }

  /// The table, one row a text.
  public func run() throws -> Table {
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
