import ExperimentKit
import NumberFormats

/// The full adders that add two codes, one row a bit from the lowest up.
///
/// Columns: `bit`, `left`, `right`, `carry-in`, `sum`, `carry-out`.
///
/// Source: 000-2e.
struct IntegerAdder: Experiment {
  static let about = About(
    "integer.adder", en: "Adding two codes with one full adder a bit.", ja: "全加算器を並べた加算器で2つのビット列を足す様子。",
    example: "left=00101 right=11101 bits=5")

  static let signature = Signature(
    Self.init, IntegerParameters.leftCode, IntegerParameters.rightCode, CodeParameters.bits,
    IntegerParameters.carryIn)

  let adder: RippleCarryAdder
  let left: UInt64
  let right: UInt64
  let carryIn: Bool

  init(left: WrittenCode, right: WrittenCode, bits: Int, carryIn: Bool) throws {
    adder = try RippleCarryAdder(bits: bits)
    (self.left, self.right) = try WrittenCode.pair(left, right, bits: bits)
    self.carryIn = carryIn
  }

  /// The table, one row a full adder, the lowest first.
  func run() -> Table {
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
