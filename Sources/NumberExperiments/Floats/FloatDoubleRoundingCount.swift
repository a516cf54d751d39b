import ExperimentKit
import NumberFormats
import Results
import SourceText

/// How many numbers of a format become another number when they are rounded twice, for several first roundings.
///
/// Columns: `first` (the rounding to the format between), `values` (the numbers of `from` that are numbers in `through`,
/// too; zeros of both signs count), `left-out` (the other numbers of `from`: they become an infinity or NaN in `through`,
/// or have no result there), `different` (those of `values` that become another number than when rounded once).
///
/// Source: S. Boldo and G. Melquiond, *Emulation of a FMA and correctly rounded sums*, 2008, for rounding to odd.
public struct FloatDoubleRoundingCount: ListedExperiment {
  /// The name that cells use.
  public static let name = "float.double-rounding-count"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "How many numbers become another one when rounded twice.", ja: "二重丸めで結果が変わる数を、1回目の丸め方ごとに数える。")

  static let first = Parameter(
    "first",
    .list(
      of: ParameterType<RoundingName>.choice(among: RoundingName.deterministic),
      count: 1...RoundingName.deterministic.count),
    default: RoundingName.deterministic,
    help: LocalizedText(en: "The roundings to the format between.", ja: "途中の形式への丸め方。この順に並べる。"))

  /// The formats and both roundings.
  public static let parameters: [any ParameterDeclaration] = [
    DoubleRoundingParameters.from, DoubleRoundingParameters.through, DoubleRoundingParameters.to, first,
    DoubleRoundingParameters.rounding,
  ]

  /// Five significant bits rounded to two, through four.
  public static let example = "from=e3m4 through=e2m3fn to=e2m1fn"

  let formats: DoubleRoundingFormats
  let first: [RoundingName]
  let rounding: RoundingName

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for numbers of more than 16 bits.
  public init(_ arguments: Arguments) throws {
    formats = try arguments.doubleRoundingFormats()
    (first, rounding) = (arguments[Self.first], arguments[DoubleRoundingParameters.rounding])
  }

  /// The table, one row a first rounding.
  ///
  /// - Complexity: O(2ⁿ) for *n* bits and each rounding.
  public func run() -> Table {
    Table(
      [
        .words("first", en: "first rounding", ja: "1回目の丸め"), .number("values", en: "numbers", ja: "調べた数"),
        .number("left-out", en: "left out", ja: "除いた数"), .number("different", en: "different", ja: "結果が変わる数"),
      ],
      rows: first.map { first in
        let all = DoubleRounding(formats, first: first.rounding(random: 0), rounding: rounding.rounding(random: 0))
        return [.words(first.words), .number(all.count), .number(all.leftOut), .number(all.differences.count)]
      })
  }
}
