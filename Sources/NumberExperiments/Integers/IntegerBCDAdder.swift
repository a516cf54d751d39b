import ExperimentKit
import NumberFormats
import Results
import SourceText

/// Two BCD codes added digit by digit, one row a digit from the lowest up: 6 is added where four bits go beyond 9.
///
/// Columns: `digit`, `left`, `right`, `carry-in`, `binary-sum` (their sum in decimal), `correction` (6 or 0), `sum` (the
/// digit of the sum) and `carry-out`.
public struct IntegerBCDAdder: ListedExperiment {
  /// The name that cells use.
  public static let name = "integer.bcd-adder"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Adding two BCD codes digit by digit, with the correction by 6.", ja: "2進化10進のビット列を、6を足す補正をしながら1桁ずつ足す様子。")

  /// The codes, their number of bits and the carry into the lowest one.
  public static let parameters: [any ParameterDeclaration] = [
    IntegerParameters.leftCode, IntegerParameters.rightCode, IntegerParameters.bits, IntegerParameters.carryIn,
  ]

  /// 27 + 45.
  public static let example = "left=00100111 right=01000101 bits=8"

  let adder: RippleCarryAdder
  let left: UInt64
  let right: UInt64
  let carryIn: Bool

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for what is no code or stands for no number.
  public init(_ arguments: Arguments) throws {
    adder = try arguments.adder()
    (left, right) = try arguments.bcdCodePair()
    carryIn = arguments[IntegerParameters.carryIn]
  }

  /// The table, one row a digit, the lowest first.
  public func run() -> Table {
    Table(
      [
        .number("digit", en: "digit", ja: "桁"), .number("left", en: "left", ja: "左"),
        .number("right", en: "right", ja: "右"), .carryIn,
        .number("binary-sum", en: "binary sum", ja: "2進数の和"), .number("correction", en: "correction", ja: "補正"),
        .number("sum", en: "sum", ja: "和"), .carryOut,
      ],
      rows: (adder.addBCD(left, right, carryIn: carryIn)?.steps ?? []).map { step in
        [
          .number(step.digit), .number(step.left), .number(step.right), .bit(step.carryIn), .number(step.binarySum),
          .number(step.correction), .number(step.sum), .bit(step.carryOut),
        ]
      })
  }
}
