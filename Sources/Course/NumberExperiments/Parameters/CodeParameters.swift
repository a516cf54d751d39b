import ExperimentKit

/// The parameters that experiments on codes share, for codes of any kind.
enum CodeParameters {
  /// The number of bits, 1...64.
  static let bits = bits(in: 1...64)

  /// The codes of a table; by default every code.
  static let codes = Parameter(
    "codes", .list(of: .code), absent: LocalizedText(en: "every code, up to 16 bits", ja: "すべてのビット列(16ビットまで)"),
    help: LocalizedText(en: "The codes to show, in this order.", ja: "表示するビット列。この順に並べる。"))

  /// The layout of a table.
  static let fold = Parameter(
    "fold", .integer(1...16), default: 1,
    help: LocalizedText(en: "The number of parts to split the rows into, shown side by side.", ja: "表の列の組数。行を分けて横に並べる。")
  )

  /// Returns the number of bits in a range.
  static func bits(in range: ClosedRange<Int>, default: Int = 5) -> Parameter<Int> {
    Parameter(
      "bits", .integer(range), default: `default`,
      help: LocalizedText(en: "The number of bits of a code.", ja: "ビット数。"))
  }

  /// Returns the required parameter of a code.
  static func code(_ name: String, help: LocalizedText) -> Parameter<WrittenCode> {
    Parameter(name, .code, help: help)
  }
}
