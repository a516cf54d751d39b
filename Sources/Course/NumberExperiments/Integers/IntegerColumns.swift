import ExperimentKit
import NumberFormats

extension Table.Column {
  /// The code as a bit pattern.
  static let bits = Table.Column("bits", LocalizedText(en: "bits", ja: "ビット列"))

  /// The number that a code stands for.
  static let value = Table.Column("value", LocalizedText(en: "value", ja: "値"), alignment: .right)

  /// The encoding of a row.
  static let encoding = Table.Column("encoding", LocalizedText(en: "encoding", ja: "表現"))

  /// The number of checked pairs of codes.
  static let pairs = number("pairs", en: "pairs", ja: "組の数")

  /// The position of a bit.
  static let bit = number("bit", en: "bit", ja: "ビット")

  /// The code of the left operand in a step or an operation.
  static let left = words("left", en: "left", ja: "左")

  /// The code of the right operand in a step or an operation.
  static let right = words("right", en: "right", ja: "右")

  /// The verdict on a result.
  static let verdict = words("verdict", en: "verdict", ja: "判定")

  /// Whether the result of two's complement codes does not fit.
  static let overflow = number("overflow", en: "overflow", ja: "桁あふれ")

  /// The carry from the next lower position.
  static let carryIn = number("carry-in", en: "carry in", ja: "下からの桁上げ")

  /// The carry to the next higher position.
  static let carryOut = number("carry-out", en: "carry out", ja: "上への桁上げ")
}

extension Table.Value {
  /// Returns a single bit.
  static func bit(_ bit: Bool) -> Table.Value {
    .plain(bit ? "1" : "0")
  }

  /// Returns a code as the bit pattern of a format, or the word for no code.
  static func pattern(_ code: UInt64?, _ format: IntegerFormat) -> Table.Value {
    code.map { .code(format.bitPattern($0)) } ?? absent
  }

  /// Returns the value of a code in a format, or the word for no code or no number.
  static func value(_ code: UInt64?, _ format: IntegerFormat) -> Table.Value {
    code.flatMap(format.value).map { number($0) } ?? absent
  }
}
