import ExperimentKit

/// The frames of nested views, in the coordinates of the outermost one.
///
/// Columns: `view`, `frame` (in the superview), `converted` (in the first view).
///
/// Source: 003-10.
struct ViewHoleConvert: Experiment {
  static let about = About(
    "view-hole.convert", en: "The frames of nested views in the coordinates of the outermost.",
    ja: "入れ子のビューのframeを、最も外側のビューの座標に変換する。")
  static let signature = Signature(Self.init, ViewHoleParameters.views)

  let views: [NestedView]

  /// Returns the table, with one row per view except the outermost.
  func run() -> Table {
    Table(
      [
        .words("view", en: "view", ja: "ビュー"), .words("frame", en: "frame", ja: "frame"),
        .words("converted", en: "converted to \(views[0].name)", ja: "\(views[0].name)の座標に変換"),
      ],
      rows: views.indices.dropFirst().map { index in
        let view = views[index]
        return [
          .code(view.name), .code(view.frame.printed), .code(views.converted(view.frame, from: index - 1).printed),
        ]
      })
  }
}
