import ExperimentKit
import NumberFormats

/// The multiplication of two codes by shifting and adding, with one row per bit of the right code from the lowest up.
///
/// Columns: `bit`, `multiplier-bit` (the bit of the right code), `addend` (the left code, shifted to that bit, or 0)
/// and `accumulator` (the sum of the addends so far), both in twice the bits. The last accumulator is the product.
struct IntegerMultiplier: Experiment {
  static let about = About(
    "integer.multiplier", en: "Multiplying two codes by shifting and adding.", ja: "シフトと加算で2つのビット列を掛ける様子。",
    example: "left=00101 right=00110 bits=5")

  static let signature = Signature(
    Self.init, IntegerParameters.leftCode, IntegerParameters.rightCode, CodeParameters.bits)

  let adder: RippleCarryAdder
  let left: UInt64
  let right: UInt64

  init(left: WrittenCode, right: WrittenCode, bits: Int) throws {
    adder = try RippleCarryAdder(bits: bits)
    (self.left, self.right) = try WrittenCode.pair(left, right, bits: bits)
  }

  /// Returns the table, with one row per bit of the right code, the lowest first.
  func run() -> Table {
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
