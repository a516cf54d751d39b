import ExperimentKit
import NumberFormats

/// The difference of two numbers by the one unsigned adder in each encoding, which adds flipped bits and 1.
///
/// Columns: `encoding`, `left`, `right`, `flipped` (the right code with its bits flipped), `adder` (the code of the
/// adder), `value` (its value in the encoding, or none for a code that does not stand for a number), `borrow-out` (no
/// carry came out of the top bit), `overflow` (the carries into and out of the top bit differ) and `verdict` (right,
/// wrong, overflow if the true difference has no code, or the number that the encoding cannot represent).
struct IntegerSubtraction: Experiment {
  static let about = About(
    "integer.subtraction", en: "Subtracting two numbers with the unsigned adder in each encoding.",
    ja: "符号なしの加算器で2つの数を引いた結果を、表現ごとに比べる。", example: "left=3 right=5 bits=5")

  static let signature = EncodedOperation.signature.map(Self.init)

  let operation: EncodedOperation

  /// Returns the table, with one row per encoding.
  func run() -> Table {
    Table(
      EncodedOperands.columns + [
        .words("flipped", en: "right flipped", ja: "右の反転"), .words("adder", en: "adder", ja: "加算器の結果"), .value,
        .number("borrow-out", en: "borrow out", ja: "桁借り"), .overflow,
        .verdict,
      ],
      rows: operation.operands.map(row))
  }

  private func row(_ operands: EncodedOperands) -> [Table.Value] {
    guard let (left, right) = operands.codes else {
      return operands.cells + [.absent, .absent, .absent, .empty, .empty, operands.cannotHold]
    }
    let (format, result) = (operands.format, operation.adder.subtract(left, right))
    let verdict = EncodedVerdict(result.difference, for: operands.left - operands.right, in: format)
    return operands.cells + [
      .pattern(result.sum.right, format), .pattern(result.difference, format), .value(result.difference, format),
      .bit(result.borrowOut), .bit(result.overflow), .words(verdict.words),
    ]
  }
}
