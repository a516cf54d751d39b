import ExactNumbers
import ExperimentKit
import NumberFormats
import Results
import SourceText

/// One operation on numbers of a floating-point format, step by step, as on a board.
///
/// Columns: `step`; `bits` (the code of an operand or of the result); `significand` (in binary, with its sign; digits that
/// are cut off in brackets; `…` for digits that are left out, as they never end or are very many); `exponent`; `value`
/// (exact, empty where the number is irrational); `note`. The rows are the operands, the exact operation, the rounding,
/// `result`, `error` (the result minus the exact one, of numbers only) and `flags` (the exceptions of IEEE 754). What has
/// NaN, an infinity or a zero for an operand is told in one step.
///
/// Operands are rounded to the nearest number of the format, which their note then says.
///
/// Source: IEEE Std 754-2019, 4 to 7.
public struct FloatOperationSteps: ListedExperiment {
  /// The name that cells use.
  public static let name = "float.operation"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "One operation on floating-point numbers, step by step.", ja: "浮動小数点数の演算を1つ、手順を追って見る表。")

  static let operation = Parameter<FloatOperationName>(
    "operation", .choice, default: .add, help: LocalizedText(en: "The operation.", ja: "演算。"))
  static let left = Parameter(
    "left", ParameterType<WrittenFloat>.writtenFloat, help: LocalizedText(en: "The left operand.", ja: "左の数。"))
  static let right = operand(
    "right", help: LocalizedText(en: "The right operand; none for a square root.", ja: "右の数。平方根では書かない。"))
  static let addend = operand(
    "addend",
    help: LocalizedText(
      en: "What is added to the product, for a fused multiply-add alone.", ja: "積に足す数。積和でだけ書く。"))

  /// The format, the operation, its operands, and how it is rounded.
  public static let parameters: [any ParameterDeclaration] =
    FloatParameters.all + [
      operation, left, right, addend, FloatParameters.rounding, FloatParameters.seed, FloatParameters.saturation,
      FloatParameters.tininess,
    ]

  /// A sum that has to be aligned and rounded.
  public static let example = "format=float5 left=3.5 right=0.875"

  private static func operand(_ name: String, help: LocalizedText) -> Parameter<WrittenFloat?> {
    Parameter(name, .writtenFloat, absent: LocalizedText(en: "no such operand", ja: "その数はない"), help: help)
  }

  let format: FloatFormat
  let operation: FloatOperationName
  let codes: [FloatFormat.Code]
  /// The operands that are numbers, as they were written; nil for special values and codes.
  let numbers: [ExactRational?]
  let rounding: Rounding
  let saturation: Saturation
  let tininess: Tininess

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for what is no format, operands that are missing, too many or not in the
  ///   format, a seed without random numbers, or stochastic rounding of more than 93 significant bits, where fewer than
  ///   32 bits of what is cut off count.
  public init(_ arguments: Arguments) throws {
    operation = arguments[Self.operation]
    let (format, (name, random)) = try Rejections.gather(arguments.floatFormat(), arguments.rounding())
    let arithmetic = arguments.arithmetic(of: format)
    let operands = try Self.operands(arguments, operation)
    codes = try Rejections.gather(operands) { operand throws(Rejection) in
      try operand.written.roundedCode(in: FloatArithmetic(format), parameter: operand.name)
    }
    guard name != .stochastic || format.fractionBits <= 92 else {
      throw Rejection(
        "rounding", "The format has \(format.fractionBits) fraction bits: steps with random numbers take at most 92.",
        help: "Take another rounding, or a format with fewer fraction bits.")
    }
    var draws = random
    rounding = name.rounding(&draws)
    (self.format, numbers) = (format, operands.map(\.written.number))
    (saturation, tininess) = (arithmetic.saturation, arithmetic.tininess)
  }

  private static func operands(
    _ arguments: Arguments, _ operation: FloatOperationName
  ) throws(Rejections) -> [(name: String, written: WrittenFloat)] {
    let written = [(left.name, arguments[left]), (right.name, arguments[right]), (addend.name, arguments[addend])]
    var operands: [(name: String, written: WrittenFloat)] = []
    var rejections: [Rejection] = []
    for (index, (name, value)) in written.enumerated() {
      switch (index < operation.operandCount, value) {
      case (true, let value?): operands.append((name, value))
      case (true, nil):
        rejections.append(
          Rejection(
            name, "The parameter `\(name)` is missing.",
            help: "The operation `\(operation.rawValue)` has \(operation.operandCount) operands."))
      case (false, .some):
        rejections.append(
          Rejection(
            name, "The parameter `\(name)` does not go with the operation `\(operation.rawValue)`.",
            help: "Remove it, or take another operation."))
      case (false, nil): break
      }
    }
    guard rejections.isEmpty else { throw Rejections(rejections) }
    return operands
  }

  /// The table, one row a step.
  ///
  /// - Complexity: That of exact arithmetic on numbers as wide as the exponents of the operands are apart.
  public func run() -> Table {
    let arithmetic = FloatArithmetic(format, saturation: saturation, tininess: tininess)
    let operands = zip(codes, numbers).map { ($0, note($0, $1)) }
    let board = FloatBoard(arithmetic: arithmetic, operation: operation, rounding: rounding, operands: operands)
    return Table(FloatBoard.columns, rows: board.rows)
  }

  private func note(_ code: FloatFormat.Code, _ number: ExactRational?) -> LocalizedText? {
    guard let number, format.value(of: code).exact != number else { return nil }
    let text = FloatResultNotes.short(number)
    return LocalizedText(en: "\(text.en), rounded to nearest", ja: "\(text.ja)を最も近い数に丸めたもの")
  }
}
