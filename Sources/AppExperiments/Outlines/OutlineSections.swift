import ExperimentKit
import Results
import SourceText

/// The section lines of a Swift file, with what stands below each.
///
/// Columns: `line` (counted from 1; empty for what stands before the first section line), `heading`, `depth` (in how many
/// brackets), `notes` (comments on lines of their own), `code-lines`.
///
/// Source: 004-1.
public struct OutlineSections: ListedExperiment {
  /// The name that cells use.
  public static let name = "outline.sections"

  /// What the table shows.
  public static let summary = LocalizedText(en: "The section lines of a Swift file.", ja: "Swiftのファイルの区切り線。")

  /// The file.
  public static let parameters: [any ParameterDeclaration] = [
    OutlineParameters.stage, OutlineParameters.source, OutlineParameters.open, OutlineParameters.required,
  ]

  let source: LocalizedText

  /// Takes the parameters.
  ///
  /// - Throws: an ``ExperimentKit/Rejection`` for a source that is no whole one.
  public init(_ arguments: Arguments) throws {
    source = try OutlineParameters.source(arguments)
  }

  /// The table, one row a section.
  public func run() -> Table {
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
