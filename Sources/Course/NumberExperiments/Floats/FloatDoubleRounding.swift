import ExperimentKit
import NumberFormats

/// The numbers of a format with a different value when they are rounded twice, first to a format between.
///
/// Columns: `number` (its position and the number of such numbers), `bits` (the code in `from`), `value`, `direct` (the
/// number of `to` that it is rounded to), `between` (the number of `through` that it is rounded to), `twice` (the
/// number of `to` that this one is rounded to). Infinities, NaN, and numbers that are one of them in `through` are
/// skipped; `none` means that `to` has no result. Without a row, there is no such number.
///
/// Source: S. A. Figueroa, *When is double rounding innocuous?*, 1995.
struct FloatDoubleRounding: Experiment {
  static let about = About(
    "float.double-rounding", en: "Numbers whose result differs when they are rounded twice.",
    ja: "二重丸め、つまり2回の丸めで、1回で丸めたときと違う結果になる数。", example: "from=e3m4 through=e2m3fn to=e2m1fn")

  static let signature = Signature(
    Self.init, DoubleRoundingParameters.from, DoubleRoundingParameters.through, DoubleRoundingParameters.to,
    Parameter(
      "first", .choice(among: RoundingName.deterministic), default: .nearestEven,
      help: LocalizedText(en: "The rounding to the intermediate format.", ja: "途中の形式への丸め方。")),
    DoubleRoundingParameters.rounding,
    Parameter(
      "count", .integer(1...65_536), default: 10,
      help: LocalizedText(en: "The maximum number of numbers to show.", ja: "示す数の個数の上限。")))

  let formats: DoubleRoundingFormats
  let first: RoundingName
  let rounding: RoundingName
  let count: Int

  init(
    from: FloatFormatName, through: FloatFormatName, to: FloatFormatName, first: RoundingName, rounding: RoundingName,
    count: Int
  ) throws {
    formats = try DoubleRoundingFormats(from: from, through: through, to: to)
    (self.first, self.rounding, self.count) = (first, rounding, count)
  }

  /// Returns the table, with one row per number.
  ///
  /// - Complexity: O(2ⁿ) for *n* bits.
  func run() -> Table {
    let all = DoubleRounding(formats, first: first.rounding(random: 0), rounding: rounding.rounding(random: 0))
      .differences
    return Table(
      [
        .words("number", en: "number", ja: "番号"), .bits, .value, .number("direct", en: "directly", ja: "直接"),
        .number("between", en: "first", ja: "1回目"), .number("twice", en: "then", ja: "2回目"),
      ],
      rows: all.prefix(count).enumerated().map { index, difference in
        [
          .words(en: "\(index + 1) of \(all.count)", ja: "\(all.count)個中\(index + 1)"),
          .pattern(difference.code, formats.from.format), .value(difference.code, formats.from.format),
          value(difference.direct), .value(difference.between, formats.through.format), value(difference.twice),
        ]
      })
  }

  private func value(_ result: FloatResult) -> Table.Value {
    result.code.map { .value($0, formats.to.format) } ?? .absent
  }
}
