import Drawing
import ExperimentKit

/// The state after a drawing method that saves and restores it, and after one that does not.
///
/// Columns: `state` (restored or not), `line-width` and `color` (the state after a red line 9 points wide, black and 1
/// before), `border-width` and `border-color` (the pixels of a border that is drawn next and sets neither).
///
/// Source: 004-9.
struct DrawingContextSavedState: Experiment {
  static let about = About(
    "drawing-context.saved-state", en: "The state that a drawing method leaves, with and without restoring it.",
    ja: "状態を復帰させる場合と、させない場合に、描画メソッドが残すもの。")
  static let signature = Signature(Self.init)

  /// Returns the table, with two rows.
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
