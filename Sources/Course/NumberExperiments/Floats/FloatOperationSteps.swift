import ExactNumbers
import ExperimentKit
import NumberFormats

/// One operation on numbers of a floating-point format, step by step, as on a board.
///
/// Columns: `step`; `bits` (the code of an operand or of the result); `significand` (in binary, with its sign; digits
/// that are cut off in brackets; `…` for omitted digits, which never end or are very many); `exponent`; `value` (exact,
/// empty if the number is irrational); `note`. The rows are the operands, the exact operation, the rounding, `result`,
/// `error` (the result minus the exact one, only for numbers) and `flags` (the exceptions of IEEE 754). An operation on
/// NaN, an infinity or a zero is shown in one step.
///
/// Operands are rounded to the nearest number of the format, which their note then says.
///
/// Source: IEEE Std 754-2019, 4 to 7.
struct FloatOperationSteps: Experiment {
  static let about = About(
    "float.operation", en: "One operation on floating-point numbers, step by step.", ja: "浮動小数点数の演算を1つ、手順を追って見る表。",
    example: "format=float5 left=3.5 right=0.875")

  static let signature = Signature(
    format: Self.init,
    Parameter<FloatOperationName>(
      "operation", .choice, default: .add, help: LocalizedText(en: "The operation.", ja: "演算。")),
    Parameter(
      "left", ParameterType<WrittenFloat>.writtenFloat, help: LocalizedText(en: "The left operand.", ja: "左の数。")),
    operand(
      "right", help: LocalizedText(en: "The right operand; none for a square root.", ja: "右の数。平方根では書かない。")),
    operand(
      "addend",
      help: LocalizedText(
        en: "The number to add to the product, only for a fused multiply-add.", ja: "積に足す数。積和でだけ書く。")),
    FloatParameters.rounding, FloatParameters.seed, FloatParameters.saturation, FloatParameters.tininess)

  private static func operand(_ name: String, help: LocalizedText) -> Parameter<WrittenFloat?> {
    Parameter(name, .writtenFloat, absent: LocalizedText(en: "no operand", ja: "なし"), help: help)
  }

  let format: FloatFormat
  let operation: FloatOperationName
  let codes: [FloatFormat.Code]
  /// The operands that are numbers, as written; nil for special values and codes.
  let numbers: [ExactRational?]
  let rounding: Rounding
  let saturation: Saturation
  let tininess: Tininess

  init(
    format: WrittenFloatFormat, operation: FloatOperationName, left: WrittenFloat, right: WrittenFloat?,
    addend: WrittenFloat?, rounding: RoundingName, seed: Written<Int>, saturation: SaturationName,
    tininess: TininessName
  ) throws {
    var (format, random) = try Rejections.gather(format.resolved, rounding.random(seed))
    let operands = try operation.operands([("left", left), ("right", right), ("addend", addend)])
    codes = try Rejections.gather(operands) { operand throws(Rejection) in
      try operand.written.roundedCode(in: FloatArithmetic(format), parameter: operand.name)
    }
    self.rounding = rounding.rounding(&random)
    (self.format, self.operation, numbers) = (format, operation, operands.map(\.written.number))
    (self.saturation, self.tininess) = (saturation.saturation, tininess.tininess)
  }

  /// Returns the table, with one row per step.
  ///
  /// - Complexity: That of exact arithmetic on numbers as wide as the difference of the operands' exponents.
  func run() -> Table {
    let arithmetic = FloatArithmetic(format, saturation: saturation, tininess: tininess)
    let operands = zip(codes, numbers).map { ($0, note($0, $1)) }
    let board = FloatBoard(arithmetic: arithmetic, operation: operation, rounding: rounding, operands: operands)
    return Table(FloatBoard.columns, rows: board.rows)
  }

  private func note(_ code: FloatFormat.Code, _ number: ExactRational?) -> LocalizedText? {
    guard let number, format.value(of: code).exact != number else { return nil }
    let text = FloatResultNotes.short(number)
    return LocalizedText(en: "\(text), rounded to nearest", ja: "\(text)を最も近い数に丸めたもの")
  }
}

extension FloatOperationName {
  /// Returns the operands of the operation from the optional ones, in order.
  ///
  /// - Throws: a rejection of each that is missing, and of each that does not belong to the operation.
  fileprivate func operands(
    _ written: [(name: String, written: WrittenFloat?)]
  ) throws(Rejections) -> [(name: String, written: WrittenFloat)] {
    var operands: [(name: String, written: WrittenFloat)] = []
    var rejections: [Rejection] = []
    for (index, (name, value)) in written.enumerated() {
      switch (index < operandCount, value) {
      case (true, let value?): operands.append((name, value))
      case (true, nil):
        rejections.append(
          Rejection(
            name, "The parameter `\(name)` is missing.",
            help: "The operation `\(rawValue)` takes \(operandCount) operands."))
      case (false, .some):
        rejections.append(
          Rejection(
            name, "The parameter `\(name)` cannot be used with the operation `\(rawValue)`.",
            help: "Remove it, or use another operation."))
      case (false, nil): break
      }
    }
    guard rejections.isEmpty else { throw Rejections(rejections) }
    return operands
  }
}
