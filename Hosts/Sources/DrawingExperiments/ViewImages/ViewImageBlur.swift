import ExperimentKit
import Results
import SourceText

/// One row of pixels of a view, from its image to the screen, for scales: a thin line and a bar.
///
/// Columns: `asked`, `image` and `on-screen` (gray values from 0, ink, to 255, paper), `gray` (how many pixels of the screen
/// are neither), `sharp` (whether the screen shows what it would without an image).
///
/// Source: 003-3. How the values come about: ``ImageStrip``.
public struct ViewImageBlur: ListedExperiment {
  /// The name that cells use.
  public static let name = "view-image.blur"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "A thin line and a bar as gray values in an image of a view and on the screen.",
    ja: "細い線と帯の濃さを、ビューの画像と画面とで比べる。")

  static let scales = ViewImageParameters.scales(default: [0, 1, 2, 3, 4])

  /// The screen and the scales.
  public static let parameters: [any ParameterDeclaration] = [ViewImageParameters.screen, scales]

  let screen: Int
  let scales: [Int]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    screen = arguments[ViewImageParameters.screen]
    scales = arguments[Self.scales].map(\.hundredths)
  }

  /// The table, one row a scale.
  public func run() -> Table {
    Table(
      [
        .askedScale, .words("image", en: "in the image", ja: "画像"), .words("on-screen", en: "on the screen", ja: "画面"),
        .number("gray", en: "gray", ja: "灰色の数"), .words("sharp", en: "sharp", ja: "鮮明か"),
      ],
      rows: scales.map { asked in
        let strip = ImageStrip(scale: ImageScale(asked: asked, screen: screen))
        return [
          .plain(Hundredths.text(asked)), .code(Self.list(strip.image)), .code(Self.list(strip.shown)),
          .number(strip.grayCount),
          strip.shown == strip.direct ? .words(en: "yes", ja: "はい") : .words(en: "no", ja: "いいえ"),
        ]
      })
  }

  private static func list(_ values: [Int]) -> String {
    values.map(String.init).joined(separator: " ")
  }
}
