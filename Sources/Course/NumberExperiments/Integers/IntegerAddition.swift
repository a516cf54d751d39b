import ExactNumbers
import ExperimentKit
import NumberFormats

/// The sum of two numbers by the one unsigned adder in each encoding, and the correction of a wrong sum.
///
/// Columns: `encoding`, `left`, `right`, `adder` (the code of the adder), `value` (its value in the encoding, or none
/// for a code that does not stand for a number), `verdict` (right, wrong, overflow if the true sum has no code, or the
/// number that the encoding cannot represent), `repair` and `repaired` (the correction of a wrong sum, and the code
/// after it; empty otherwise).
///
/// Source: 000-2e.
struct IntegerAddition: Experiment {
  static let about = About(
    "integer.addition", en: "Adding two numbers with the unsigned adder in each encoding.",
    ja: "符号なしの加算器で2つの数を足した結果を、表現ごとに比べる。", example: "left=5 right=-3 bits=5")

  static let signature = Signature(
    Self.init, IntegerParameters.leftNumber, IntegerParameters.rightNumber, CodeParameters.bits,
    IntegerParameters.bias, IntegerParameters.encodings, .mistake())

  let operation: EncodedOperation
  let mistake: AdditionMisconception?

  init(
    left: ExactInteger, right: ExactInteger, bits: Int, bias: ExactInteger?, encodings: [EncodingName]?,
    mistake: AdditionMisconception?
  ) throws {
    operation = try EncodedOperation(left: left, right: right, bits: bits, bias: bias, encodings: encodings)
    self.mistake = mistake
  }

  /// Returns the table, with one row per encoding.
  func run() -> Table {
    Table(
      EncodedOperands.columns + [
        .words("adder", en: "adder", ja: "加算器の結果"), .value, .verdict,
        .words("repair", en: "repair", ja: "直し方"), .words("repaired", en: "repaired", ja: "直した結果"),
      ],
      rows: operation.operands.map(row)
    ).wrong(by: mistake, in: "adder", "value", "verdict", "repair", "repaired")
  }

  private func row(_ operands: EncodedOperands) -> [Table.Value] {
    guard let (left, right) = operands.codes else {
      return operands.cells + [.absent, .absent, operands.cannotHold, .empty, .empty]
    }
    let format = operands.format
    if let mistake {
      let sum = mistake.sum(operands, left, right, operation.adder)
      return operands.cells + [
        sum.map { .code($0.bits) } ?? .absent, sum?.value.map { .number($0) } ?? .absent,
        .words(mistake.verdict(sum?.value, for: operands.left + operands.right, in: operands.format).words), .empty,
        .empty,
      ]
    }
    let sum = EncodedSum(format: format, adder: operation.adder, left: left, right: right)
    let verdict = EncodedVerdict(sum.code, for: operands.left + operands.right, in: format)
    let result = operands.cells + [.pattern(sum.code, format), .value(sum.code, format), .words(verdict.words)]
    guard verdict == .wrong, let repair = sum.repair else { return result + [.empty, .empty] }
    return result + [.words(repair.words(format)), .pattern(sum.repaired(by: repair), format)]
  }
}
