import ExperimentKit
import NumberFormats

/// The product of two numbers by unsigned shifting and adding, in each encoding.
///
/// Columns: `encoding`, `left`, `right`, `product` (the product of the codes in twice the bits), `low` (its low half, a
/// code again), `value` (the value of that in the encoding, or none for a code that does not stand for a number),
/// `carry-out` (the high half is not 0: the product of the codes as unsigned ones does not fit), `overflow` (that of
/// the codes as two's complement does not fit) and `verdict` (right, wrong, overflow if the true product has no code,
/// or the number that the encoding cannot represent).
struct IntegerMultiplication: Experiment {
  static let about = About(
    "integer.multiplication", en: "Multiplying two numbers by unsigned shifting and adding in each encoding.",
    ja: "符号なしのシフトと加算で2つの数を掛けた結果を、表現ごとに比べる。", example: "left=5 right=-3 bits=5")

  static let signature = EncodedOperation.signature.map(Self.init)

  let operation: EncodedOperation

  /// Returns the table, with one row per encoding.
  func run() -> Table {
    Table(
      EncodedOperands.columns + [
        .words("product", en: "product of the codes", ja: "ビット列の積"), .words("low", en: "low half", ja: "下位半分"), .value,
        .number("carry-out", en: "carry out", ja: "桁上げ"), .overflow, .verdict,
      ],
      rows: operation.operands.map(row))
  }

  private func row(_ operands: EncodedOperands) -> [Table.Value] {
    guard let (left, right) = operands.codes else {
      return operands.cells + [.absent, .absent, .absent, .empty, .empty, operands.cannotHold]
    }
    let (format, result) = (operands.format, operation.adder.multiply(left, right))
    let verdict = EncodedVerdict(result.product, for: operands.left * operands.right, in: format)
    return operands.cells + [
      .code(result.bitPattern(result.full)), .pattern(result.product, format), .value(result.product, format),
      .bit(result.carryOut), .bit(result.overflow), .words(verdict.words),
    ]
  }
}
