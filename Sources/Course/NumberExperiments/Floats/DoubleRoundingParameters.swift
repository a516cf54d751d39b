import ExperimentKit
import NumberFormats

/// The formats of a double rounding.
struct DoubleRoundingFormats: Sendable, Hashable {
  let from: FloatFormatName
  let through: FloatFormatName
  let to: FloatFormatName

  /// Creates the three formats.
  ///
  /// - Throws: a rejection of numbers of more than 16 bits.
  init(from: FloatFormatName, through: FloatFormatName, to: FloatFormatName) throws(Rejection) {
    guard from.format.bits <= 16 else {
      throw Rejection(
        "from",
        "The format `\(from.name)` has \(from.format.bits) bits, but the experiment enumerates at most 16 bits.",
        help: "Use a format of at most 16 bits, such as `binary16` or `bfloat16`.")
    }
    (self.from, self.through, self.to) = (from, through, to)
  }
}

/// The parameters of the experiments on double rounding.
enum DoubleRoundingParameters {
  static let from = format(
    "from", LocalizedText(en: "The format of the numbers, of at most 16 bits.", ja: "丸める数の形式。16ビットまで。"))
  static let through = format(
    "through",
    LocalizedText(
      en:
        "The intermediate format, to which a number is rounded first; numbers that become an infinity or NaN in it are skipped.",
      ja: "先に丸める途中の形式。この形式で無限大か非数になる数は除く。"))
  static let to = format("to", LocalizedText(en: "The last format.", ja: "最後の形式。"))

  /// The second of two roundings, and the only one of the direct way.
  static let rounding = Parameter(
    "rounding", .choice(among: RoundingName.deterministic), default: .nearestEven,
    help: LocalizedText(
      en: "The rounding to the last format, directly and as the second of two.", ja: "最後の形式への丸め方。直接丸めるときも、2回目も同じ。"))

  private static func format(_ name: String, _ help: LocalizedText) -> Parameter<FloatFormatName> {
    Parameter(name, .floatFormatName, help: help)
  }
}
