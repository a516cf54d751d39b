import ExperimentKit
import Results
import SourceText

/// The size of an image of a view, in points, pixels and bytes, for scales and screens.
///
/// Columns: `screen`, `asked`, `used`, `pixels`, `bytes` (four a pixel: red, green, blue, alpha), `shown`.
///
/// Source: 003-3.
public struct ViewImageSizes: ListedExperiment {
  /// The name that cells use.
  public static let name = "view-image.sizes"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Points, pixels and bytes of an image of a view, for scales and screens.",
    ja: "ビューの画像のポイント、ピクセル、バイト数を、スケールと画面ごとに示す。")

  static let scales = ViewImageParameters.scales(default: [0, 1, 2, 3])

  /// The size, the scales and the screens.
  public static let parameters: [any ParameterDeclaration] = [
    ViewImageParameters.width, ViewImageParameters.height, scales, ViewImageParameters.screens,
  ]

  let width: Int
  let height: Int
  let scales: [Int]
  let screens: [Int]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    width = arguments[ViewImageParameters.width].hundredths
    height = arguments[ViewImageParameters.height].hundredths
    scales = arguments[Self.scales].map(\.hundredths)
    screens = arguments[ViewImageParameters.screens]
  }

  /// The table, one row a screen and scale.
  public func run() -> Table {
    Table(
      [
        .screen, .askedScale, .usedScale, .words("pixels", en: "pixels", ja: "ピクセル"),
        .number("bytes", en: "bytes", ja: "バイト数"), .words("shown", en: "on the screen", ja: "画面では"),
      ],
      rows: screens.flatMap { screen in
        scales.map { asked in
          let scale = ImageScale(asked: asked, screen: screen)
          let (across, down) = (scale.pixels(along: width), scale.pixels(along: height))
          return [
            .number(screen), .plain(Hundredths.text(asked)), .plain(Hundredths.text(scale.used)),
            .plain("\(across) × \(down)"), .number(4 * across * down), .words(scale.fit.words),
          ]
        }
      })
  }
}

extension Table.Column {
  /// How many pixels the screen has for each point.
  static let screen = number("screen", en: "screen", ja: "画面")
  /// The scale that was asked for.
  static let askedScale = number("asked", en: "scale", ja: "指定したスケール")
  /// The scale of the image.
  static let usedScale = number("used", en: "of the image", ja: "画像のスケール")
}

extension ImageScale.Fit {
  /// How the image is shown.
  var words: LocalizedText {
    switch self {
    case .equal: LocalizedText(en: "pixel for pixel", ja: "1ピクセルずつ対応する")
    case .tooFew: LocalizedText(en: "stretched", ja: "引き伸ばされる")
    case .multiple: LocalizedText(en: "shrunk, evenly", ja: "均等に縮められる")
    case .between: LocalizedText(en: "shrunk, unevenly", ja: "不均等に縮められる")
    }
  }
}
