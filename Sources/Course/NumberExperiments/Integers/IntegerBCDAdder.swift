import ExperimentKit
import NumberFormats

/// The addition of two BCD codes, with one row per digit from the lowest up: 6 is added to a sum above 9.
///
/// Columns: `digit`, `left`, `right`, `carry-in`, `binary-sum` (their sum in decimal), `correction` (6 or 0), `sum`
/// (the digit of the sum) and `carry-out`.
struct IntegerBCDAdder: Experiment {
  static let about = About(
    "integer.bcd-adder", en: "Adding two BCD codes digit by digit, with the correction by 6.",
    ja: "2進化10進のビット列を、6を足す補正をしながら1桁ずつ足す様子。", example: "left=00100111 right=01000101 bits=8")

  static let signature = Signature(
    Self.init, IntegerParameters.leftCode, IntegerParameters.rightCode, CodeParameters.bits,
    IntegerParameters.carryIn)

  let adder: RippleCarryAdder
  let left: UInt64
  let right: UInt64
  let carryIn: Bool

  init(left: WrittenCode, right: WrittenCode, bits: Int, carryIn: Bool) throws {
    adder = try RippleCarryAdder(bits: bits)
    (self.left, self.right) = try WrittenCode.bcdPair(left, right, bits: bits)
    self.carryIn = carryIn
  }

  /// Returns the table, with one row per digit, the lowest first.
  func run() -> Table {
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
