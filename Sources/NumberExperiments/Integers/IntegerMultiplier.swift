import ExperimentKit
import NumberFormats
import Results
import SourceText

/// Two codes multiplied by shifting and adding, one row a bit of the right code from the lowest up.
///
/// Columns: `bit`, `multiplier-bit` (the bit of the right code), `addend` (the left code, shifted to that bit, or 0) and
/// `accumulator` (the sum of the addends so far), both in twice the bits. The last accumulator is the product.
public struct IntegerMultiplier: ListedExperiment {
  /// The name that cells use.
  public static let name = "integer.multiplier"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Multiplying two codes by shifting and adding.", ja: "シフトと加算で2つのビット列を掛ける様子。")

  /// The codes and their number of bits.
  public static let parameters: [any ParameterDeclaration] = [
    IntegerParameters.leftCode, IntegerParameters.rightCode, IntegerParameters.bits,
  ]

  /// 5 * 6.
  public static let example = "left=00101 right=00110 bits=5"

  let adder: RippleCarryAdder
  let left: UInt64
  let right: UInt64

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for what is no code.
  public init(_ arguments: Arguments) throws {
    adder = try arguments.adder()
    (left, right) = try arguments.codePair()
  }

  /// The table, one row a bit of the right code, the lowest first.
  public func run() -> Table {
    let product = adder.multiply(left, right)
    return Table(
      [
        .bit, .number("multiplier-bit", en: "bit of right", ja: "右のビット"),
        .words("addend", en: "addend", ja: "足すもの"), .words("accumulator", en: "accumulator", ja: "途中の和"),
      ],
      rows: product.steps.map { step in
        [
          .number(step.bit), .bit(step.multiplierBit), .code(product.bitPattern(step.addend)),
          .code(product.bitPattern(step.accumulator)),
        ]
      })
  }
}
