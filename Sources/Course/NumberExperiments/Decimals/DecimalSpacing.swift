import ExactNumbers
import ExperimentKit

/// The relative distance of neighboring numbers between two powers of the base, in decimal and binary formats.
///
/// Columns: `format`; `base`; `digits` (the significant digits in the base); `gap` (the distance of the numbers from 1
/// up to the base, as a power of it); `at-bottom` and `at-top` (this distance in parts of 1 and of the last number
/// below the base, rounded to three significant digits); `wobble` (the ratio of the two, rounded in the same way).
///
/// Source: N. J. Higham, *Accuracy and Stability of Numerical Algorithms*, 2.1, for the wobble.
struct DecimalSpacing: Experiment {
  static let about = About(
    "decimal.spacing",
    en: "How the relative distance between neighboring numbers varies in decimal and binary formats.",
    ja: "10進数と2進数の浮動小数点数で、隣り合う数の相対的な間隔がどれだけ変わるか。", example: "formats=[binary32,decimal32,binary64,decimal64]")

  static let signature = Signature(Self.init, DecimalParameters.formats)

  let formats: [RadixFormatName]

  /// Returns the table, with one row per format.
  ///
  /// - Complexity: O(*n*) exact divisions for *n* formats.
  func run() -> Table {
    Table(
      [
        .format, .number("base", en: "base", ja: "基数"), .number("digits", en: "digits", ja: "桁数"),
        .number("gap", en: "gap from 1", ja: "1からの間隔"),
        .number("at-bottom", en: "relative to 1", ja: "1に対する割合"),
        .number("at-top", en: "relative to the last before the base", ja: "基数の直前の数に対する割合"),
        .number("wobble", en: "wobble", ja: "変動(倍)"),
      ],
      rows: formats.map(row))
  }

  private func row(_ format: RadixFormatName) -> [Table.Value] {
    let base = ExactRational(ExactInteger(format.base))
    let gap = (try? base.raised(toPower: 1 - format.digits)) ?? 1
    let last = base - gap
    let atTop = (try? gap / last) ?? gap
    return [
      .words(format.title), .number(format.base), .number(format.digits),
      .plain("\(format.base)^\(1 - format.digits)"), .plain(gap.errorDescription), .plain(atTop.errorDescription),
      .plain(last.plainDescription(significantDigits: 3)),
    ]
  }
}
