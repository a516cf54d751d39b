import ExperimentKit
import NumberFormats
import Results
import SourceText

/// Adding one to a code, one row a flipped bit: ones become zeros until a zero becomes a one.
///
/// Columns: `step`, `bit`, `before`, `after`, `bits`, the whole code after the step. The largest code wraps around to 0.
///
/// Source: 000-2a.
public struct IntegerIncrement: ListedExperiment {
  /// The name that cells use.
  public static let name = "integer.increment"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Adding one to a code, bit by bit.", ja: "ビット列に1を足す手順を1ビットずつ示す。")

  static let code = IntegerParameters.code(
    "code", help: LocalizedText(en: "The code to which one is added.", ja: "1を足すビット列。"))

  /// The code and its number of bits.
  public static let parameters: [any ParameterDeclaration] = [code, IntegerParameters.bits]

  /// The carry runs through two ones.
  public static let example = "code=01011 bits=5"

  let format: IntegerFormat
  let adder: RippleCarryAdder
  let code: UInt64

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for what is no code.
  public init(_ arguments: Arguments) throws {
    format = try arguments.unsignedFormat()
    adder = try arguments.adder()
    code = try arguments.code(Self.code)
  }

  /// The table, one row a flipped bit, the lowest first.
  public func run() -> Table {
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
