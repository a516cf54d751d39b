import ExperimentKit
import NumberFormats

/// The full adders that subtract a code from another, with one row per bit from the lowest up.
///
/// The bits of the right code are flipped, and a carry comes in.
///
/// Columns: `bit`, `left`, `right`, `flipped` (the bit of `right`, flipped), `carry-in`, `difference`, `carry-out` and
/// `borrow-out`, its opposite: whether the place has to borrow from the next one.
struct IntegerSubtractor: Experiment {
  static let about = About(
    "integer.subtractor", en: "Subtracting one code from another with one full adder per bit.",
    ja: "全加算器を並べた加算器でビット列の引き算をする様子。", example: "left=00101 right=00011 bits=5")

  static let signature = Signature(
    Self.init, IntegerParameters.leftCode, IntegerParameters.rightCode, CodeParameters.bits,
    Parameter(
      "borrow-in", .truth, default: false,
      help: LocalizedText(en: "Whether the lowest bit has been borrowed from.", ja: "最下位ビットから桁借り(ボロー)をするか。")))

  let adder: RippleCarryAdder
  let left: UInt64
  let right: UInt64
  let borrowIn: Bool

  init(left: WrittenCode, right: WrittenCode, bits: Int, borrowIn: Bool) throws {
    adder = try RippleCarryAdder(bits: bits)
    (self.left, self.right) = try WrittenCode.pair(left, right, bits: bits)
    self.borrowIn = borrowIn
  }

  /// Returns the table, with one row per full adder, the lowest first.
  func run() -> Table {
    Table(
      [
        .bit, .number("left", en: "left", ja: "左"), .number("right", en: "right", ja: "右"),
        .number("flipped", en: "right flipped", ja: "右の反転"), .carryIn,
        .number("difference", en: "difference", ja: "差"), .carryOut,
        .number("borrow-out", en: "borrow out", ja: "上からの桁借り"),
      ],
      rows: adder.subtract(left, right, borrowIn: borrowIn).steps.map { step in
        [
          .number(step.bit), .bit(step.left), .bit(!step.right), .bit(step.right), .bit(step.carryIn), .bit(step.sum),
          .bit(step.carryOut), .bit(!step.carryOut),
        ]
      })
  }
}
