import ExactNumbers
import ExperimentKit

/// The numbers that decimal and binary formats can represent, and the nearest ones for the others.
///
/// Columns: `value`; `format`; `held` (yes or no); `nearest` (the rounded number, exactly); `error` (that number minus
/// the value; none if it is not a number).
///
/// Source: IEEE Std 754-2019, 3.3 to 3.5.
struct DecimalComparison: Experiment {
  static let about = About(
    "decimal.compare",
    en:
      "The numbers that decimal and binary floating-point formats can represent, and their substitutes for the others.",
    ja: "10進数と2進数の浮動小数点数で表せる数と、表せない数の代わりに使われる数。", example: "values=[0.5,0.1,1/3] formats=[decimal32,binary32]")

  static let signature = Signature(Self.init, FloatListParameters.values, DecimalParameters.formats)

  let values: [ExactRational]
  let formats: [RadixFormatName]

  init(values: [ExactRational], formats: [RadixFormatName]) throws {
    (self.values, self.formats) = (values, formats)
    try Rejections.checkTableSize(of: values, longestDecimals: formats.map(\.longestDecimal), decimals: 2)
  }

  /// Returns the table, with one row per number and format.
  ///
  /// - Complexity: O(*n*) exact divisions for *n* rows.
  func run() -> Table {
    Table(
      [
        .value, .format, .words("held", en: "held", ja: "表せるか"), .number("nearest", en: "nearest", ja: "最も近い数"),
        .number("error", en: "error", ja: "誤差"),
      ],
      rows: values.flatMap { value in formats.map { row(value, $0) } })
  }

  private func row(_ value: ExactRational, _ format: RadixFormatName) -> [Table.Value] {
    let nearest = format.round(value)
    return [
      .number(value), .words(format.title), .answer(nearest.exact == value), nearest.cell,
      nearest.exact.map { .number($0 - value) } ?? .absent,
    ]
  }
}
