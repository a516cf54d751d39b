import ExactNumbers
import ExperimentKit

/// The lists of numbers and of formats that several experiments take.
enum FloatListParameters {
  static let values = Parameter(
    "values", .list(of: ParameterType<ExactRational>.exactRational, count: 1...1_000),
    help: LocalizedText(en: "The numbers to check, in this order.", ja: "調べる数。この順に並べる。"))

  static let formats = Parameter(
    "formats", .list(of: ParameterType<FloatFormatName>.floatFormatName, count: 1...16),
    help: LocalizedText(en: "The formats to compare, in this order.", ja: "比べる形式。この順に並べる。"))
}
