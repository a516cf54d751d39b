import ExperimentKit
import NumberFormats
import Results
import SourceText

/// The full adders that add two codes, one row a bit from the lowest up.
///
/// Columns: `bit`, `left`, `right`, `carry-in`, `sum`, `carry-out`.
///
/// Source: 000-2e.
public struct IntegerAdder: ListedExperiment {
  /// The name that cells use.
  public static let name = "integer.adder"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Adding two codes with one full adder a bit.", ja: "全加算器を並べた加算器で2つのビット列を足す様子。")

  /// The codes, their number of bits and the carry into the lowest one.
  public static let parameters: [any ParameterDeclaration] = [
    IntegerParameters.leftCode, IntegerParameters.rightCode, IntegerParameters.bits, IntegerParameters.carryIn,
  ]

  /// 5 + (-3) in two's complement.
  public static let example = "left=00101 right=11101 bits=5"

  let adder: RippleCarryAdder
  let left: UInt64
  let right: UInt64
  let carryIn: Bool

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for what is no code.
  public init(_ arguments: Arguments) throws {
    adder = try arguments.adder()
    (left, right) = try arguments.codePair()
    carryIn = arguments[IntegerParameters.carryIn]
  }

  /// The table, one row a full adder, the lowest first.
  public func run() -> Table {
    Table(
      [
        .bit, .number("left", en: "left", ja: "左"), .number("right", en: "right", ja: "右"),
        .carryIn, .number("sum", en: "sum", ja: "和"), .carryOut,
      ],
      rows: adder.add(left, right, carryIn: carryIn).steps.map { step in
        [
          .number(step.bit), .bit(step.left), .bit(step.right), .bit(step.carryIn), .bit(step.sum),
          .bit(step.carryOut),
        ]
      })
  }
}
