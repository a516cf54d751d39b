import ExactNumbers
import ExperimentKit
import NumberFormats
import Results
import SourceText

/// How far the results of an operation are from the exact ones, as a map of all pairs of numbers of a format.
///
/// The numbers stand in order along both axes, one zero among them. Errors are in units in the last place of the result,
/// and rounding to nearest makes none of more than a half; what is hatched has no error of that kind.
public struct FloatErrorMap: ListedExperiment {
  /// The name that cells use.
  public static let name = "float.error-map"

  /// What the figure shows.
  public static let summary = LocalizedText(
    en: "The rounding error of an operation on every pair of numbers, as a map.", ja: "すべての数の組についての、演算の丸め誤差の図。")

  /// The most bits of a format.
  static let mostBits = 8

  static let operation = Parameter<FloatOperationName>(
    "operation", .choice(among: FloatOperationName.onTwoNumbers), default: .add,
    help: LocalizedText(en: "The operation, on two numbers.", ja: "2つの数の演算。"))

  /// The format, the operation and how it rounds.
  public static let parameters: [any ParameterDeclaration] =
    FloatParameters.all + [operation, FloatParameters.rounding, FloatParameters.seed, FloatParameters.saturation]

  /// All sums of a format of six bits.
  public static let example = "format=e3m2fn"

  let format: FloatFormat
  let title: LocalizedText
  let operation: FloatOperation
  let operationWords: LocalizedText
  let rounding: RoundingName
  let random: SeededRandom
  let saturation: SaturationName

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for what is no format, or a format of more than 8 bits.
  public init(_ arguments: Arguments) throws {
    format = try arguments.floatFormat()
    guard format.bits <= Self.mostBits else {
      throw Rejection(
        arguments.has(FloatParameters.format) ? "format" : "fraction-bits",
        "The format has \(format.bits) bits: a map shows every pair of numbers of at most \(Self.mostBits) bits.",
        help: "Take a format of fewer bits.")
    }
    let name = arguments[Self.operation]
    (operation, operationWords) = (name.binary ?? .add, name.words)
    (rounding, random) = try arguments.rounding()
    saturation = arguments[FloatParameters.saturation]
    title =
      arguments[FloatParameters.format]?.title
      ?? LocalizedText(
        en: "\(format.exponentBits) exponent and \(format.fractionBits) fraction bits",
        ja: "指数部\(format.exponentBits)ビット、仮数部\(format.fractionBits)ビット")
  }

  /// The figure.
  ///
  /// - Complexity: O(4ⁿ) for *n* bits.
  public func run() -> Figure {
    let arithmetic = FloatArithmetic(format, saturation: saturation.saturation)
    let map = ErrorMap(operation, arithmetic, rounding, random: random)
    let heading = LocalizedText(
      en: "\(title.en): \(operationWords.en), rounded \(rounding.inSentence)",
      ja: "\(title.ja)の\(operationWords.ja)、\(rounding.words.ja)")
    let drawing = ErrorMapDrawing(map: map, title: heading)
    return Figure(width: drawing.width, height: drawing.height, alt: alt(map, heading), shapes: drawing.shapes)
  }

  private func alt(_ map: ErrorMap, _ heading: LocalizedText) -> LocalizedText {
    let counts = map.counts
    let kinds = ErrorMap.kinds.filter { counts[$0] != nil }
    func list(_ language: Language, _ separator: String, _ unit: String) -> String {
      kinds.map { "\(map.words($0)[language]) \(counts[$0] ?? 0)\(unit)" }.joined(separator: separator)
    }
    return LocalizedText(
      en: "\(heading.en): a map of the errors for all pairs of its \(map.values.count) numbers, in units in the last "
        + "place of the result. Numbers of pairs: \(list(.english, ", ", "")).",
      ja: "\(heading.ja)。\(map.values.count)個の数のすべての組について、誤差を結果の最下位桁の単位で示した図。\(list(.japanese, "、", "組"))。")
  }
}

extension RoundingName {
  /// The mode behind the word *rounded*.
  fileprivate var inSentence: String {
    self == .stochastic ? "stochastically" : words.en
  }
}
