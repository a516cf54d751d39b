import ExperimentKit

/// A row of pixels of a view, from its image to the screen, for several scales: a thin line and a bar.
///
/// Columns: `asked`, `image` and `on-screen` (gray values from 0, ink, to 255, paper), `gray` (the number of screen
/// pixels that are neither), `sharp` (whether the screen is the same as without an image).
///
/// Source: 003-3. The rules for the values: ``ImageStrip``.
struct ViewImageBlur: Experiment {
  static let about = About(
    "view-image.blur", en: "A thin line and a bar as gray values in an image of a view and on the screen.",
    ja: "細い線と帯の濃さを、ビューの画像と画面とで比べる。")
  static let signature = Signature(
    Self.init, ViewImageParameters.screen, ViewImageParameters.scales(default: [0, 1, 2, 3, 4]),
    Parameter(
      "shift", .integer(0...100), default: 0,
      help: LocalizedText(
        en: "The distance to move line and bar to the right, in hundredths of a point.", ja: "線と帯を右へずらす距離(1/100ポイント単位)。"
      )))

  let screen: Int
  let scales: [ShortDecimal]
  let shift: Int

  /// Returns the table, with one row per scale.
  func run() -> Table {
    Table(
      [
        .askedScale, .words("image", en: "in the image", ja: "画像"), .words("on-screen", en: "on the screen", ja: "画面"),
        .number("gray", en: "gray", ja: "灰色の数"), .words("sharp", en: "sharp", ja: "鮮明か"),
      ],
      rows: scales.map { asked in
        let strip = ImageStrip(scale: ImageScale(asked: asked.hundredths, screen: screen), shift: shift)
        return [
          .plain(asked.description), .code(Self.list(strip.image)), .code(Self.list(strip.shown)),
          .number(strip.grayCount),
          .answer(strip.shown == strip.direct),
        ]
      })
  }

  private static func list(_ values: [Int]) -> String {
    values.map(String.init).joined(separator: " ")
  }
}
