import Drawing
import ExperimentKit

/// What a drawing method leaves behind when it saves and restores the state, and when it does not.
///
/// Columns: `state` (restored or not), `line-width` and `color` (what the state holds after a red line 9 points wide, black
/// and 1 before), `border-width` and `border-color` (what the pixels of a border show that is drawn next and sets
/// neither).
///
/// Source: 004-9.
struct DrawingContextSavedState: Experiment {
  static let about = About(
    "drawing-context.saved-state", en: "The state that a drawing method leaves, with and without restoring it.",
    ja: "状態を復帰させる場合と、させない場合に、描画メソッドが残すもの。")
  static let signature = Signature(Self.init)

  /// The table, of two rows.
  func run() throws -> Table {
    Table(
      [
        .words("state", en: "state", ja: "状態"), .number("line-width", en: "line width after", ja: "後の線の太さ"),
        .words("color", en: "color after", ja: "後の線の色"),
        .number("border-width", en: "width of the next border", ja: "次の枠線の太さ"),
        .words("border-color", en: "color of the next border", ja: "次の枠線の色"),
      ],
      rows: try [true, false].map { restoring in
        let drawn = try SavedState(restoring: restoring)
        let border = try drawn.seenBorder()
        return [
          restoring
            ? .words(en: "saved and restored", ja: "保存して復帰") : .words(en: "not restored", ja: "復帰させない"),
          .number(drawn.lineWidth.plainText), .code(drawn.strokeColor.hexadecimal), .number(border.width),
          .code(border.color),
        ]
      })
  }
}
