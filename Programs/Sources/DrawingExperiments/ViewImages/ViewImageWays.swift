import ExperimentKit

/// The ways of UIKit to make an image of a view, with the documentation of each.
///
/// Columns: `code`, `scale-on-1`, `scale-on-2`, `scale-on-3`, `alpha`, `returns`.
///
/// Source: 003-3, and Apple's documentation: `UIGraphicsBeginImageContext` has the scale 1, a scale of 0 means that of
/// the main screen, and so does the default format of `UIGraphicsImageRenderer`.
struct ViewImageWays: Experiment {
  static let about = About(
    "view-image.ways",
    en: "The ways to make an image of a view, and the scale of each: a model of UIKit as documented.",
    ja: "ビューから画像を作る方法と、それぞれのスケール(UIKitの公開文書に基づくモデル)。")
  static let signature = Signature(Self.init)

  /// Returns the table, with one row per way.
  func run() -> Table {
    let ways: [(code: String, asked: Int, isOpaque: Bool, result: String)] = [
      ("UIGraphicsImageRenderer(size: size)", 0, false, "UIImage"),
      ("UIGraphicsBeginImageContextWithOptions(size, false, 0)", 0, false, "UIImage?"),
      ("UIGraphicsBeginImageContextWithOptions(size, true, 0)", 0, true, "UIImage?"),
      ("UIGraphicsBeginImageContextWithOptions(size, false, 1)", 100, false, "UIImage?"),
      ("UIGraphicsBeginImageContext(size)", 100, false, "UIImage?"),
    ]
    return Table(
      [.words("code", en: "code", ja: "コード")]
        + (1...3).map {
          .number("scale-on-\($0)", en: "scale on a screen of \($0)", ja: "画面が\($0)のときのスケール")
        } + [
          .words("alpha", en: "can be transparent", ja: "透明にできるか"), .words("returns", en: "gives", ja: "得られる型"),
        ],
      rows: ways.map { way in
        [.code(way.code)]
          + (1...3).map { .plain(Hundredths.text(ImageScale(asked: way.asked, screen: $0).used)) } + [
            .answer(!way.isOpaque), .code(way.result),
          ]
      })
  }
}
