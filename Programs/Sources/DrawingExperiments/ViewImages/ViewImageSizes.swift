import ExperimentKit

/// The size of an image of a view, in points, pixels and bytes, for scales and screens.
///
/// Columns: `screen`, `asked`, `used`, `pixels`, `bytes` (four per pixel: red, green, blue, alpha), `shown`.
///
/// Source: 003-3.
struct ViewImageSizes: Experiment {
  static let about = About(
    "view-image.sizes", en: "Points, pixels and bytes of an image of a view, for scales and screens.",
    ja: "ビューの画像のポイント、ピクセル、バイト数を、スケールと画面ごとに示す。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "width", .points, default: ShortDecimal(100_00),
      help: LocalizedText(en: "The width of the view in points.", ja: "ビューの幅(ポイント)。")),
    Parameter(
      "height", .points, default: ShortDecimal(50_00),
      help: LocalizedText(en: "The height of the view in points.", ja: "ビューの高さ(ポイント)。")),
    ViewImageParameters.scales(default: [0, 1, 2, 3]), ViewImageParameters.screens)

  let width: ShortDecimal
  let height: ShortDecimal
  let scales: [ShortDecimal]
  let screens: [Int]

  /// Returns the table, with one row per screen and scale.
  func run() -> Table {
    Table(
      [
        .screen, .askedScale, .usedScale, .words("pixels", en: "pixels", ja: "ピクセル"),
        .number("bytes", en: "bytes", ja: "バイト数"), .words("shown", en: "on the screen", ja: "画面では"),
      ],
      rows: screens.flatMap { screen in
        scales.map { asked in
          let scale = ImageScale(asked: asked.hundredths, screen: screen)
          let (across, down) = (scale.pixels(along: width.hundredths), scale.pixels(along: height.hundredths))
          return [
            .number(screen), .plain(asked.description), .plain(Hundredths.text(scale.used)),
            .plain("\(across) × \(down)"), .number(4 * across * down), .words(scale.fit.words),
          ]
        }
      })
  }
}

extension Table.Column {
  /// The number of screen pixels per point.
  static let screen = number("screen", en: "screen", ja: "画面")
  /// The requested scale.
  static let askedScale = number("asked", en: "scale", ja: "指定したスケール")
  /// The scale of the image.
  static let usedScale = number("used", en: "of the image", ja: "画像のスケール")
}

extension ImageScale.Fit {
  /// The description of how the image is shown.
  var words: LocalizedText {
    switch self {
    case .equal: LocalizedText(en: "pixel for pixel", ja: "1ピクセルずつ対応する")
    case .tooFew: LocalizedText(en: "stretched", ja: "引き伸ばされる")
    case .multiple: LocalizedText(en: "shrunk, evenly", ja: "均等に縮められる")
    case .between: LocalizedText(en: "shrunk, unevenly", ja: "不均等に縮められる")
    }
  }
}
