import ExperimentKit

/// A test whether an image blurs with every scale except 0, on every screen.
///
/// Columns: `screen`, `asked`, `claim`, `owner`, `computed` (of the strip of ``ViewImageBlur``), `verdict`.
///
/// Source: 003-3, which says that any scale but 0.0 makes images blur.
struct ViewImageScaleClaim: Experiment {
  static let about = About(
    "view-image.scale-claim", en: "Whether an image blurs with every scale but 0.", ja: "0以外のスケールでは、いつも画像がぼやけるか。")
  static let signature = Signature(
    Self.init, ViewImageParameters.screens, ViewImageParameters.scales(default: [1, 2, 3]))

  let screens: [Int]
  let scales: [ShortDecimal]

  /// Returns the table, with one row per screen and scale.
  func run() -> Table {
    Table(
      [.screen, .askedScale] + Claim.columns,
      rows: screens.flatMap { screen in
        scales.map { asked in
          let strip = ImageStrip(scale: ImageScale(asked: asked.hundredths, screen: screen))
          let (isClaimed, isBlurred) = (asked.hundredths != 0, strip.shown != strip.direct)
          let claim = Claim(
            .author, Self.words(isBlurred: isClaimed), computed: Self.words(isBlurred: isBlurred),
            isBlurred == isClaimed)
          return [.number(screen), .plain(asked.description)] + claim.values
        }
      })
  }

  private static func words(isBlurred: Bool) -> LocalizedText {
    isBlurred ? LocalizedText(en: "blurred", ja: "ぼやける") : LocalizedText(en: "sharp", ja: "鮮明")
  }
}
