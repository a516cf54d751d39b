import ExactNumbers
import ExperimentKit
import NumberFormats

/// The errors of an operation, as a map of all pairs of numbers of a format.
///
/// The numbers are in order along both axes, with one zero among them. Errors are in units in the last place of the
/// result, and rounding to nearest makes none of more than a half; a hatched cell has no error of that kind.
struct FloatErrorMap: Experiment {
  static let about = About(
    "float.error-map", en: "The rounding error of an operation on every pair of numbers, as a map.",
    ja: "すべての数の組についての、演算の丸め誤差の図。", example: "format=e3m2fn")

  static let signature = Signature(
    format: Self.init,
    Parameter<FloatOperationName>(
      "operation", .choice(among: FloatOperationName.onTwoNumbers), default: .add,
      help: LocalizedText(en: "The operation, on two numbers.", ja: "2つの数の演算。")), FloatParameters.rounding,
    FloatParameters.seed, FloatParameters.saturation)

  /// The largest number of bits of a format.
  private static let mostBits = 8

  let format: FloatFormat
  let title: LocalizedText
  let operation: FloatOperation
  let operationTitle: LocalizedText
  let rounding: RoundingName
  let random: SeededRandom
  let saturation: Saturation

  init(
    format: WrittenFloatFormat, operation: FloatOperationName, rounding: RoundingName, seed: Written<Int>,
    saturation: SaturationName
  ) throws {
    let written = format
    let format = try written.resolved
    guard format.bits <= Self.mostBits else {
      throw Rejection(
        written.name == nil ? "fraction-bits" : "format",
        "The format has \(format.bits) bits, but a map can show every pair of numbers only up to \(Self.mostBits) bits.",
        help: "Use a format with fewer bits.")
    }
    (self.operation, operationTitle) = (operation.binary ?? .add, operation.title)
    (self.format, self.rounding, self.saturation) = (format, rounding, saturation.saturation)
    random = try rounding.random(seed)
    title = written.title(of: format)
  }

  /// Returns the figure.
  ///
  /// - Complexity: O(4ⁿ) for *n* bits.
  func run() -> Figure {
    let arithmetic = FloatArithmetic(format, saturation: saturation)
    let map = ErrorMap(operation, arithmetic, rounding, random: random)
    let heading = LocalizedText(
      en: "\(title): \(operationTitle), rounded \(rounding.inSentence)",
      ja: "\(title)の\(operationTitle)、\(rounding.title)")
    return ErrorMapDrawing(map: map, title: heading).figure
  }
}

extension RoundingName {
  /// The mode, as written after the word *rounded*.
  fileprivate var inSentence: String {
    self == .stochastic ? "stochastically" : title.en
  }
}
