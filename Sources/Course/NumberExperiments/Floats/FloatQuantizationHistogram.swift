import ExperimentKit
import NumberFormats

/// The number of values by their error in units in the last place, after rounding to formats of few bits.
///
/// Columns: `error` (the range of the error, in units in the last place of the format around the number), and one per
/// format with the name of the format, which counts the numbers. Errors above half a unit belong to numbers that were
/// too large for the format or its block, or so small that the format has no number near them.
///
/// Source: IEEE Std 754-2019, 2.1, for the unit in the last place.
struct FloatQuantizationHistogram: Experiment {
  static let about = About(
    "float.quantize-ulps",
    en: "The errors of many numbers rounded to formats of few bits, counted in units in the last place.",
    ja: "多くの数を少ないビットの形式に丸めたときの誤差を、最下位桁の単位(ulp)で数えた表。", example: "count=1024 formats=[e4m3fn,mxfp4]")

  static let signature = Quantization.signature.map { try Self($0) }

  let quantization: Quantization

  init(_ quantization: Quantization) throws {
    self.quantization = quantization
    try quantization.checkDuplicates()
  }

  /// Returns the table, with one row per class of errors.
  ///
  /// - Complexity: O(*n*) for *n* numbers, some nanoseconds each.
  func run() -> Table {
    let numbers = quantization.numbers
    let histograms = quantization.formats.map { format in
      let rounded = format.rounded(numbers)
      return UlpHistogram(numbers, rounded.numbers, units: rounded.units, classes: Self.classes.count)
    }
    var rows: [[Table.Value]] = [row(.words(en: "none", ja: "なし"), histograms.map(\.exact))]
    for (index, title) in Self.classes.enumerated() {
      rows.append(row(.words(title), histograms.map { $0.counts[index] }))
    }
    rows.append(row(.words(en: "more than 1/2", ja: "1/2より大きい"), histograms.map(\.beyond)))
    if histograms.contains(where: { $0.special > 0 }) {
      rows.append(row(.words(en: "no number", ja: "数でない"), histograms.map(\.special)))
    }
    let counts = quantization.formats.map { format in
      Table.Column(format.name, format.title, alignment: .right)
    }
    return Table([.words("error", en: "error in ulps", ja: "誤差(ulp)")] + counts, rows: rows)
  }

  private func row(_ title: Table.Value, _ counts: [Int]) -> [Table.Value] {
    [title] + counts.map { .number($0) }
  }

  private static let classes: [LocalizedText] = [
    LocalizedText(en: "up to 1/8", ja: "1/8以下"), LocalizedText(en: "1/8 to 1/4", ja: "1/8〜1/4"),
    LocalizedText(en: "1/4 to 3/8", ja: "1/4〜3/8"), LocalizedText(en: "3/8 to 1/2", ja: "3/8〜1/2"),
  ]
}
