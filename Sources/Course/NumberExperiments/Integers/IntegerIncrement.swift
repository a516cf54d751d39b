import ExperimentKit
import NumberFormats

/// The increment of a code, with one row per flipped bit: ones become zeros until a zero becomes a one.
///
/// Columns: `step`, `bit`, `before`, `after`, `bits`, the whole code after the step. The largest code wraps around to
/// 0.
///
/// Source: 000-2a.
struct IntegerIncrement: Experiment {
  static let about = About(
    "integer.increment", en: "Adding one to a code, bit by bit.", ja: "ビット列に1を足す手順を1ビットずつ示す。",
    example: "code=01011 bits=5")

  static let signature = Signature(
    Self.init,
    CodeParameters.code(
      "code", help: LocalizedText(en: "The code to add 1 to.", ja: "1を足すビット列。")), CodeParameters.bits)

  let format: IntegerFormat
  let adder: RippleCarryAdder
  let code: UInt64

  init(code: WrittenCode, bits: Int) throws {
    format = try IntegerFormat(.unsigned, bits: bits)
    adder = try RippleCarryAdder(bits: bits)
    self.code = UInt64(try code.code(bits: bits, parameter: "code"))
  }

  /// Returns the table, with one row per flipped bit, the lowest first.
  func run() -> Table {
    Table(
      [
        .number("step", en: "step", ja: "手順"), .bit, .number("before", en: "before", ja: "前"),
        .number("after", en: "after", ja: "後"), .bits,
      ],
      rows: adder.increment(code).enumerated().map { index, step in
        [.number(index + 1), .number(step.bit), .bit(step.before), .bit(step.after), .pattern(step.code, format)]
      })
  }
}
