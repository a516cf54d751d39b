import ExperimentKit
import NumberFormats

/// The number of numbers of a format that change when they are rounded twice, for several first roundings.
///
/// Columns: `first` (the rounding to the format between), `values` (the numbers of `from` that are numbers in
/// `through`, too; zeros of both signs count), `left-out` (the other numbers of `from`: they become an infinity or NaN
/// in `through`, or have no result there), `different` (those of `values` that become a different number than when
/// rounded once).
///
/// Source: S. Boldo and G. Melquiond, *Emulation of a FMA and correctly rounded sums*, 2008, for rounding to odd.
struct FloatDoubleRoundingCount: Experiment {
  static let about = About(
    "float.double-rounding-count", en: "How many numbers have a different result when they are rounded twice.",
    ja: "二重丸めで結果が変わる数を、1回目の丸め方ごとに数える。", example: "from=e3m4 through=e2m3fn to=e2m1fn")

  static let signature = Signature(
    Self.init, DoubleRoundingParameters.from, DoubleRoundingParameters.through, DoubleRoundingParameters.to,
    Parameter(
      "first",
      .list(
        of: ParameterType<RoundingName>.choice(among: RoundingName.deterministic),
        count: 1...RoundingName.deterministic.count),
      default: RoundingName.deterministic,
      help: LocalizedText(en: "The roundings to the intermediate format.", ja: "途中の形式への丸め方。この順に並べる。")),
    DoubleRoundingParameters.rounding)

  let formats: DoubleRoundingFormats
  let first: [RoundingName]
  let rounding: RoundingName

  init(
    from: FloatFormatName, through: FloatFormatName, to: FloatFormatName, first: [RoundingName], rounding: RoundingName
  ) throws {
    formats = try DoubleRoundingFormats(from: from, through: through, to: to)
    (self.first, self.rounding) = (first, rounding)
  }

  /// Returns the table, with one row per first rounding.
  ///
  /// - Complexity: O(2ⁿ) for *n* bits and each rounding.
  func run() -> Table {
    Table(
      [
        .words("first", en: "first rounding", ja: "1回目の丸め"), .number("values", en: "numbers", ja: "調べた数"),
        .number("left-out", en: "left out", ja: "除いた数"), .number("different", en: "different", ja: "結果が変わる数"),
      ],
      rows: first.map { first in
        let all = DoubleRounding(formats, first: first.rounding(random: 0), rounding: rounding.rounding(random: 0))
        return [.words(first.title), .number(all.count), .number(all.leftOut), .number(all.differences.count)]
      })
  }
}
