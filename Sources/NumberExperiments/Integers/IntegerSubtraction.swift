import ExperimentKit
import NumberFormats
import Results
import SourceText

/// The difference of two numbers as the one unsigned adder computes it in each encoding, by adding flipped bits and 1.
///
/// Columns: `encoding`, `left`, `right`, `flipped` (the right code with its bits flipped), `adder` (the code that the
/// adder gives), `value` (its value in the encoding, or none for a code that stands for no number), `borrow-out` (no carry
/// came out of the top bit), `overflow` (the carries into and out of the top bit differ) and `verdict` (right, wrong,
/// overflow where the true difference has no code, or which number the encoding cannot hold).
public struct IntegerSubtraction: ListedExperiment {
  /// The name that cells use.
  public static let name = "integer.subtraction"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Subtracting two numbers with the unsigned adder in each encoding.", ja: "符号なしの加算器で2つの数を引いた結果を、表現ごとに比べる。")

  /// The numbers, the number of bits, the bias and the encodings.
  public static let parameters: [any ParameterDeclaration] = IntegerAddition.parameters

  /// A difference below zero.
  public static let example = "left=3 right=5 bits=5"

  let operands: [EncodedOperands]
  let adder: RippleCarryAdder

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for encodings and a bias that do not go together.
  public init(_ arguments: Arguments) throws {
    operands = try arguments.encodedOperands()
    adder = try arguments.adder()
  }

  /// The table, one row an encoding.
  public func run() -> Table {
    Table(
      EncodedOperands.columns + [
        .words("flipped", en: "right flipped", ja: "右の反転"), .words("adder", en: "adder", ja: "加算器の結果"), .value,
        .number("borrow-out", en: "borrow out", ja: "桁借り"), .overflow,
        .verdict,
      ],
      rows: operands.map(row))
  }

  private func row(_ operands: EncodedOperands) -> [Table.Value] {
    guard let (left, right) = operands.codes else {
      return operands.cells + [.absent, .absent, .absent, .empty, .empty, operands.cannotHold]
    }
    let (format, result) = (operands.format, adder.subtract(left, right))
    let verdict = EncodedVerdict(result.difference, for: operands.left - operands.right, in: format)
    return operands.cells + [
      .pattern(result.sum.right, format), .pattern(result.difference, format), .value(result.difference, format),
      .bit(result.borrowOut), .bit(result.overflow), .words(verdict.words),
    ]
  }
}
