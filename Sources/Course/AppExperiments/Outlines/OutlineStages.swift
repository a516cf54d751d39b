import ExperimentKit

/// The changes of a file over the stages of its design: five as the source prints them, and its end.
///
/// Columns: `stage`, `open-points`, `required-specs`, `sections` (section lines), `notes` (all comments on their own
/// lines except section lines), `code-lines`.
///
/// Source: 004-1.
struct OutlineStages: Experiment {
  static let about = About(
    "outline.stages", en: "The open points, required specs and lines of code at each stage.",
    ja: "それぞれの段階での、検討すべき点、必要な仕様、コードの行数。")
  static let signature = Signature(Self.init)

  /// Returns the table, with one row per stage.
  func run() -> Table {
    Table(
      [
        .number("stage", en: "stage", ja: "段階"), .number("open-points", en: "open points", ja: "検討すべき点"),
        .number("required-specs", en: "required specs", ja: "必要な仕様"),
        .number("sections", en: "section lines", ja: "区切り線"), .number("notes", en: "notes", ja: "コメント行"),
        .number("code-lines", en: "code lines", ja: "コード行"),
      ],
      rows: DesignStage.allCases.map { stage in
        let counts = StageCounts(stage)
        return [
          .number(stage.rawValue), .number(counts.open), .number(counts.required), .number(counts.sections),
          .number(counts.notes), .number(counts.code),
        ]
      })
  }
}

/// The counts of a stage.
struct StageCounts: Sendable, Hashable {
  let open: Int
  let required: Int
  let sections: Int
  let notes: Int
  let code: Int

  /// Counts the parts of a stage.
  init(_ stage: DesignStage) {
    let outline = DesignOutline(stage.source(.english))
    open = outline.notes(under: DesignStage.openPoints).count
    required = outline.notes(under: DesignStage.requiredSpecs).count
    sections = outline.sections.count - 1
    notes = outline.notes.count
    code = outline.codeLines
  }
}
