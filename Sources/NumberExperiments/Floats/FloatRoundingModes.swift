import ExactNumbers
import ExperimentKit
import NumberFormats
import Results
import SourceText

/// What numbers become in a floating-point format, one row a rounding mode and one column a number.
///
/// Columns: `rounding` (the mode in words), then one column a number, whose id is `value-` and its place in the list and
/// whose title is the number. A cell is the number that is rounded to; `none` stands where there is no result.
///
/// Source: IEEE Std 754-2019, 4.3.
public struct FloatRoundingModes: ListedExperiment {
  /// The name that cells use.
  public static let name = "float.rounding"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Numbers rounded to a floating-point format, in every rounding mode.", ja: "数を浮動小数点数に丸めた結果を、丸め方ごとに並べた表。")

  static let values = Parameter(
    "values", .list(of: ParameterType<ExactRational>.exactRational, count: 1...64),
    help: LocalizedText(en: "The numbers to round, one column each.", ja: "丸める数。1つで1列になる。"))
  static let roundings = Parameter(
    "roundings",
    .list(
      of: ParameterType<RoundingName>.choice(among: RoundingName.deterministic),
      count: 1...RoundingName.deterministic.count),
    default: RoundingName.deterministic,
    help: LocalizedText(en: "The rounding modes, one row each.", ja: "丸め方。1つで1行になる。"))

  /// The format, the numbers and the modes.
  public static let parameters: [any ParameterDeclaration] =
    FloatParameters.all + [values, roundings, FloatParameters.saturation]

  /// Three numbers between 2 and 2.5, and one below zero.
  public static let example = "format=e2m2 values=[2.125,2.25,2.375,-2.25]"

  let format: FloatFormat
  let values: [ExactRational]
  let roundings: [RoundingName]
  let saturation: Saturation

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for what is no format, or for numbers with too many digits in all.
  public init(_ arguments: Arguments) throws {
    format = try arguments.floatFormat()
    (values, roundings) = (arguments[Self.values], arguments[Self.roundings])
    saturation = arguments[FloatParameters.saturation].saturation
    try Rejections.checkTableSize(
      of: values, longestDecimals: [format.longestDecimal], decimals: roundings.count + 1)
  }

  /// The table, one row a rounding mode.
  ///
  /// - Complexity: O(*n*) exact roundings for *n* cells.
  public func run() -> Table {
    let arithmetic = FloatArithmetic(format, saturation: saturation)
    var random = SeededRandom(seed: 0)
    let modes = roundings.map { ($0.words, $0.rounding(&random)) }
    return Table(
      [.words("rounding", en: "rounding", ja: "丸め方")] + values.enumerated().map(column),
      rows: modes.map { words, rounding in
        [.words(words)]
          + values.map { arithmetic.round($0, rounding: rounding).code.map { .value($0, format) } ?? .absent }
      })
  }

  private func column(_ index: Int, _ value: ExactRational) -> Table.Column {
    let title = LocalizedText(Table.Value.number(value).text(.english))
    return Table.Column("value-\(index + 1)", title, alignment: .right)
  }
}
