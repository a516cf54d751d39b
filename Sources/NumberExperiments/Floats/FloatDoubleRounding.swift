import ExperimentKit
import NumberFormats
import Results
import SourceText

/// The numbers of a format that become another number when they are rounded twice, first to a format between.
///
/// Columns: `number` (which of how many such numbers), `bits` (the code in `from`), `value`, `direct` (the number of `to`
/// that it is rounded to), `between` (the number of `through` that it is rounded to), `twice` (the number of `to` that
/// this one is rounded to). Infinities, NaN, and what is one of them in `through` are left out; `none` stands where `to`
/// has no result. Without a row, there is no such number.
///
/// Source: S. A. Figueroa, *When is double rounding innocuous?*, 1995.
public struct FloatDoubleRounding: ListedExperiment {
  /// The name that cells use.
  public static let name = "float.double-rounding"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Numbers that become another number when rounded twice.", ja: "二重丸め、つまり2回の丸めで、1回で丸めたときと違う結果になる数。")

  static let first = Parameter(
    "first", .choice(among: RoundingName.deterministic), default: .nearestEven,
    help: LocalizedText(en: "The rounding to the format between.", ja: "途中の形式への丸め方。"))
  static let count = Parameter(
    "count", .integer(1...65_536), default: 10,
    help: LocalizedText(en: "How many of the numbers are shown at most.", ja: "示す数の個数の上限。"))

  /// The formats, both roundings and the number of rows.
  public static let parameters: [any ParameterDeclaration] = [
    DoubleRoundingParameters.from, DoubleRoundingParameters.through, DoubleRoundingParameters.to, first,
    DoubleRoundingParameters.rounding, count,
  ]

  /// Five significant bits rounded to two, through four.
  public static let example = "from=e3m4 through=e2m3fn to=e2m1fn"

  let formats: DoubleRoundingFormats
  let first: RoundingName
  let rounding: RoundingName
  let count: Int

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for numbers of more than 16 bits.
  public init(_ arguments: Arguments) throws {
    formats = try arguments.doubleRoundingFormats()
    (first, rounding) = (arguments[Self.first], arguments[DoubleRoundingParameters.rounding])
    count = arguments[Self.count]
  }

  /// The table, one row a number.
  ///
  /// - Complexity: O(2ⁿ) for *n* bits.
  public func run() -> Table {
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
