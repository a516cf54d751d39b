import ExactNumbers
import ExperimentKit
import NumberFormats

/// The two neighbors of a number in a floating-point format, and the distance to the nearest one.
///
/// Columns: `value`; `below-bits` and `below` (the next lower value, which may be an infinity), `bits` and `nearest`
/// (the nearest number, of two as near the one with the even code; never an infinity), `above-bits` and `above` (the
/// next higher value); `error` (the nearest number minus the value); `ulps` (the error in units in the last place of
/// the nearest number); `shortest` (the decimal with the fewest digits that is read back as the nearest number).
///
/// If the format has the number, its neighbors are the numbers below and above it.
///
/// Source: IEEE Std 754-2019, 5.3.1.
struct FloatNeighbors: Experiment {
  static let about = About(
    "float.neighbors",
    en: "The numbers of a floating-point format next to given numbers, and the error of the nearest.",
    ja: "与えられた数を挟む浮動小数点数と、最も近い数の誤差。", example: "format=binary16 values=[0.1,1/3]")

  static let signature = Signature(format: Self.init, FloatListParameters.values)

  let format: FloatFormat
  let values: [ExactRational]

  init(format: WrittenFloatFormat, values: [ExactRational]) throws {
    (self.format, self.values) = (try format.resolved, values)
    try Rejections.checkTableSize(of: values, longestDecimals: [self.format.longestDecimal], decimals: 6)
  }

  /// Returns the table, with one row per number.
  ///
  /// - Complexity: O(*n* · *d*) exact divisions for *n* numbers and *d* digits of a shortest decimal.
  func run() -> Table {
    Table(
      [
        .value, .words("below-bits", en: "bits below", ja: "下のビット列"), .number("below", en: "below", ja: "下の数"),
        .words("bits", en: "nearest bits", ja: "最も近いビット列"), .number("nearest", en: "nearest", ja: "最も近い数"),
        .words("above-bits", en: "bits above", ja: "上のビット列"), .number("above", en: "above", ja: "上の数"),
        .number("error", en: "error", ja: "誤差"), .number("ulps", en: "error in ulp", ja: "誤差(ulp)"),
        .number("shortest", en: "shortest decimal", ja: "最短の10進数"),
      ],
      rows: values.map(row))
  }

  private func row(_ value: ExactRational) -> [Table.Value] {
    let code = format.nearestFinite(to: value)
    let error = (format.value(of: code).exact ?? 0) - value
    let below = error < 0 ? code : other(format.nextDown(code), than: code)
    let above = error > 0 ? code : other(format.nextUp(code), than: code)
    let ulps = format.unitInTheLastPlace(of: code).flatMap { try? error / $0 }
    return [.number(value)] + cells(below) + cells(code) + cells(above) + [
      .number(error), ulps.map { .number($0) } ?? .absent, .shortestDecimal(code, format),
    ]
  }

  /// Returns a neighbor, or nil if a code has none and is its own.
  private func other(_ neighbor: FloatFormat.Code, than code: FloatFormat.Code) -> FloatFormat.Code? {
    neighbor == code ? nil : neighbor
  }

  private func cells(_ code: FloatFormat.Code?) -> [Table.Value] {
    guard let code else { return [.absent, .absent] }
    return [.pattern(code, format), .value(code, format)]
  }
}
