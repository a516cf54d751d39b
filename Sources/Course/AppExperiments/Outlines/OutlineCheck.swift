import ExperimentKit

/// The remaining work in a Swift file: its open points and its required specs.
///
/// Columns: `line` (counted from 1), `kind`, `note`. If nothing remains, one row says so.
///
/// Source: 004-1.
struct OutlineCheck: Experiment {
  static let about = About(
    "outline.check", en: "The open points and required specs that remain in a Swift file.",
    ja: "Swiftのファイルに残っている、検討すべき点と必要な仕様。")
  static let signature = Signature(
    Self.init, OutlineParameters.stage.noted, OutlineParameters.source, OutlineParameters.open,
    OutlineParameters.required)

  let source: LocalizedText
  let open: String
  let required: String

  init(stage: Written<Int>, source: String?, open: String, required: String) throws {
    self.source = try OutlineParameters.source(stage: stage, source: source, open: open, required: required)
    (self.open, self.required) = (open, required)
    guard !open.hasPrefix(required), !required.hasPrefix(open) else {
      throw Rejection(
        "required-heading", "A section line can begin with both headings: `\(open)` and `\(required)`.",
        help: "Choose two headings, neither of which begins with the other.")
    }
  }

  /// Returns the table, with one row per note, in the order of the file.
  func run() -> Table {
    let (en, ja) = (rows(source.en), rows(source.ja))
    return Table(
      [
        .number("line", en: "line", ja: "行"), .words("kind", en: "kind", ja: "種類"),
        .words("note", en: "note", ja: "内容"),
      ],
      rows: en.isEmpty
        ? [[.empty, .words(en: "nothing is left", ja: "残りなし"), .empty]]
        : zip(en, ja).map { en, ja in
          [.number(en.note.line), .words(en.kind), .words(en: en.note.text, ja: ja.note.text)]
        })
  }

  private func rows(_ source: String) -> [(note: DesignOutline.Note, kind: LocalizedText)] {
    let outline = DesignOutline(source)
    let open = outline.notes(under: open).map { ($0, LocalizedText(en: "open point", ja: "検討すべき点")) }
    let required = outline.notes(under: required).map { ($0, LocalizedText(en: "required spec", ja: "必要な仕様")) }
    return (open + required).sorted { $0.0.line < $1.0.line }
  }
}
