import ExperimentKit

/// The section lines of a Swift file, with the content below each.
///
/// Columns: `line` (counted from 1; empty for the part before the first section line), `heading`, `depth` (the number
/// of brackets around it), `notes` (comments on their own lines), `code-lines`.
///
/// Source: 004-1.
struct OutlineSections: Experiment {
  static let about = About(
    "outline.sections", en: "The lines that divide a Swift file into sections.", ja: "Swiftのファイルの区切り線。")
  static let signature = Signature(
    Self.init, OutlineParameters.stage.noted, OutlineParameters.source, OutlineParameters.open,
    OutlineParameters.required)

  let source: LocalizedText

  init(stage: Written<Int>, source: String?, open: String, required: String) throws {
    self.source = try OutlineParameters.source(stage: stage, source: source, open: open, required: required)
  }

  /// Returns the table, with one row per section.
  func run() -> Table {
    Table(
      [
        .number("line", en: "line", ja: "行"), .words("heading", en: "heading", ja: "見出し"),
        .number("depth", en: "depth", ja: "深さ"), .number("notes", en: "notes", ja: "コメント行"),
        .number("code-lines", en: "code lines", ja: "コード行"),
      ],
      rows: zip(DesignOutline(source.en).sections, DesignOutline(source.ja).sections).map { en, ja in
        [
          en.line.map { .number($0) } ?? .empty, .words(en: en.heading, ja: ja.heading), .number(en.depth),
          .number(en.notes.count), .number(en.codeLines),
        ]
      })
  }
}
