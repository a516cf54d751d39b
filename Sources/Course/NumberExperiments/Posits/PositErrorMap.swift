import ExperimentKit
import NumberFormats

/// The errors of an operation on posits, as a map of all pairs of numbers of a format.
///
/// Errors are in units in the last place of the result, which has the fewer digits the farther it is from 1. Rounding
/// makes no error of more than a half except near the ends, where a result may be the largest or the least number
/// because there is no other.
///
/// Source: Posit Working Group, *Standard for Posit Arithmetic (2022)*, 5.
struct PositErrorMap: Experiment {
  static let about = About(
    "posit.error-map", en: "The rounding error of an operation on every pair of posits, as a map.",
    ja: "ポジットのすべての組についての、演算の丸め誤差の図。", example: "bits=6 operation=multiply")

  static let signature = Signature(
    Self.init, CodeParameters.bits(in: 3...8, default: 8), PositTable.exponentBits,
    Parameter<FloatOperationName>(
      "operation", .choice(among: [.add, .subtract, .multiply, .divide]), default: .add,
      help: LocalizedText(en: "The operation, on two numbers.", ja: "2つの数の演算。")))

  let format: PositFormat
  let operation: FloatOperationName

  init(bits: Int, exponentBits: Int, operation: FloatOperationName) throws {
    format = try PositFormat(bits: bits, exponentBits: exponentBits)
    self.operation = operation
  }

  /// Returns the figure.
  ///
  /// - Complexity: O(4ⁿ) for *n* bits.
  func run() -> Figure {
    let name = "posit\(format.bits)" + (format.exponentBits == 2 ? "" : "es\(format.exponentBits)")
    let title = LocalizedText(en: "\(name): \(operation.title)", ja: "\(name)の\(operation.title)")
    return ErrorMapDrawing(map: ErrorMap(operation.binary ?? .add, format), title: title).figure
  }
}
