import ExactNumbers
import ExperimentKit
import NumberFormats

/// The rounded values of numbers in a floating-point format, with one row per rounding mode and one column per number.
///
/// Columns: `rounding` (the mode in words), then one column per number, whose id is `value-` and its place in the list
/// and whose title is the number. A cell is the rounded number; `none` means that there is no result.
///
/// Source: IEEE Std 754-2019, 4.3.
struct FloatRoundingModes: Experiment {
  static let about = About(
    "float.rounding", en: "Numbers rounded to a floating-point format, in every rounding mode.",
    ja: "数を浮動小数点数に丸めた結果を、丸め方ごとに並べた表。", example: "format=e2m2 values=[2.125,2.25,2.375,-2.25]")

  static let signature = Signature(
    format: Self.init,
    Parameter(
      "values", .list(of: ParameterType<ExactRational>.exactRational, count: 1...64),
      help: LocalizedText(en: "The numbers to round, one column each.", ja: "丸める数。1つで1列になる。")),
    Parameter(
      "roundings",
      .list(
        of: ParameterType<RoundingName>.choice(among: RoundingName.deterministic),
        count: 1...RoundingName.deterministic.count),
      default: RoundingName.deterministic,
      help: LocalizedText(en: "The rounding modes, one row each.", ja: "丸め方。1つで1行になる。")), FloatParameters.saturation,
    .mistake())

  let format: FloatFormat
  let values: [ExactRational]
  let roundings: [RoundingName]
  let saturation: Saturation
  let mistake: RoundingMisconception?

  init(
    format: WrittenFloatFormat, values: [ExactRational], roundings: [RoundingName], saturation: SaturationName,
    mistake: RoundingMisconception?
  ) throws {
    (self.format, self.values, self.roundings) = (try format.resolved, values, roundings)
    (self.saturation, self.mistake) = (saturation.saturation, mistake)
    try Rejections.checkTableSize(
      of: values, longestDecimals: [self.format.longestDecimal], decimals: roundings.count + 1)
  }

  /// Returns the table, with one row per rounding mode.
  ///
  /// - Complexity: O(*n*) exact roundings for *n* cells.
  func run() -> Table {
    let arithmetic = FloatArithmetic(format, saturation: saturation)
    let modes = roundings.map { ($0.title, $0.deterministic) }
    return Table(
      [.words("rounding", en: "rounding", ja: "丸め方")] + values.enumerated().map(column),
      rows: modes.map { words, rounding in
        [.words(words)]
          + values.map { value in
            let rounding = mistake?.rounding(rounding, isNegative: value.isNegative) ?? rounding
            return arithmetic.round(value, rounding: rounding).code.map { .value($0, format) } ?? .absent
          }
      }
    ).wrong(by: mistake, in: "rounding")
  }

  private func column(_ index: Int, _ value: ExactRational) -> Table.Column {
    let title = LocalizedText(Table.Value.number(value).text(.english))
    return Table.Column("value-\(index + 1)", title, alignment: .right)
  }
}

/// Misconceptions about the meaning of a rounding mode.
enum RoundingMisconception: String, Misconception {
  case upAwayFromZero = "up-away-from-zero"

  /// The description of the misconception.
  var title: LocalizedText {
    switch self {
    case .upAwayFromZero:
      LocalizedText(en: "up taken for away from zero, down for toward zero", ja: "上をゼロから遠いほう、下をゼロに近いほうとする")
    }
  }

  /// Returns the mode that is mistaken for another one.
  fileprivate func rounding(_ rounding: Rounding, isNegative: Bool) -> Rounding {
    switch rounding {
    case .up where isNegative: .down
    case .down where isNegative: .up
    default: rounding
    }
  }
}
