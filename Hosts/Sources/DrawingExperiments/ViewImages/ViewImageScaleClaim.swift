import ExperimentKit
import Results
import SourceText

/// Whether an image blurs with every scale but 0, on every screen.
///
/// Columns: `screen`, `asked`, `claim`, `computed` (of the strip of ``ViewImageBlur``), `verdict`.
///
/// Source: 003-3, which says that any scale but 0.0 makes images blur.
public struct ViewImageScaleClaim: ListedExperiment {
  /// The name that cells use.
  public static let name = "view-image.scale-claim"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Whether an image blurs with every scale but 0.", ja: "0以外のスケールでは、いつも画像がぼやけるか。")

  static let scales = ViewImageParameters.scales(default: [1, 2, 3])

  /// The screens and the scales.
  public static let parameters: [any ParameterDeclaration] = [ViewImageParameters.screens, scales]

  let screens: [Int]
  let scales: [Int]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    screens = arguments[ViewImageParameters.screens]
    scales = arguments[Self.scales].map(\.hundredths)
  }

  /// The table, one row a screen and scale.
  public func run() -> Table {
    Table(
      [.screen, .askedScale, ClaimVerdict.claim, ClaimVerdict.computed, ClaimVerdict.verdict],
      rows: screens.flatMap { screen in
        scales.map { asked in
          let strip = ImageStrip(scale: ImageScale(asked: asked, screen: screen))
          let isBlurred = strip.shown != strip.direct
          return [
            .number(screen), .plain(Hundredths.text(asked)), .words(Self.words(isBlurred: asked != 0)),
            .words(Self.words(isBlurred: isBlurred)), .words(ClaimVerdict(isBlurred == (asked != 0)).words),
          ]
        }
      })
  }

  private static func words(isBlurred: Bool) -> LocalizedText {
    isBlurred ? LocalizedText(en: "blurred", ja: "ぼやける") : LocalizedText(en: "sharp", ja: "鮮明")
  }
}
