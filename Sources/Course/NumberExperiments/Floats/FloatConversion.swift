import ExperimentKit
import NumberFormats

/// The effects of conversions from a floating-point format to others, counted over every code.
///
/// Columns: `to` (the other format); `what` (the effect on the value; effects without codes are omitted); `codes` (the
/// number of codes); `first` and `becomes` (the value of the first of these codes, and its converted value).
///
/// Every code counts once. A number that is beyond the largest one after rounding has overflowed; a number that becomes
/// 0 has underflowed to zero; any other inexact number is rounded, to a subnormal number or another one.
///
/// Source: IEEE Std 754-2019, 5.4.2; OCP 8-bit Floating Point Specification 1.0, 5.2.
struct FloatConversion: Experiment {
  static let about = About(
    "float.conversion", en: "The losses when every code of a floating-point format is converted to other formats.",
    ja: "ある形式のすべての浮動小数点数を別の形式に変換したときに失われるもの。", example: "from=binary16 to=[e5m2,e4m3fn]")

  static let signature = Signature(
    Self.init,
    Parameter(
      "from", ParameterType<FloatFormatName>.floatFormatName,
      help: LocalizedText(en: "The format of the codes, of at most 16 bits.", ja: "変換する前の形式(16ビットまで)。")),
    Parameter(
      "to", .list(of: ParameterType<FloatFormatName>.floatFormatName, count: 1...16),
      help: LocalizedText(en: "The formats to convert to.", ja: "変換した後の形式。")), FloatParameters.rounding,
    FloatParameters.seed, FloatParameters.saturation)

  let from: FloatFormatName
  let to: [FloatFormatName]
  let rounding: RoundingName
  let random: SeededRandom
  let saturation: Saturation

  init(
    from: FloatFormatName, to: [FloatFormatName], rounding: RoundingName, seed: Written<Int>,
    saturation: SaturationName
  ) throws {
    (self.from, self.to, self.rounding, self.saturation) = (from, to, rounding, saturation.saturation)
    random = try rounding.random(seed)
    guard from.format.bits <= 16 else {
      throw Rejection(
        "from",
        "The format `\(from.name)` has \(from.format.bits) bits, but the experiment counts conversions of at most 16 bits.",
        help: "Use a format with fewer bits, or convert single values with `float.convert`.")
    }
  }

  /// Returns the table, with one row per format and effect.
  ///
  /// - Complexity: O(*n* · 2ᵇ) for *n* formats and codes of *b* bits.
  func run() -> Table {
    var random = random
    return Table(
      [
        .words("to", en: "to", ja: "変換先"), .words("what", en: "what happens", ja: "変換の結果"),
        .number("codes", en: "codes", ja: "個数"), .number("first", en: "first such", ja: "最初の例"),
        .number("becomes", en: "becomes", ja: "変換後の値"),
      ],
      rows: to.flatMap { rows($0, &random) })
  }

  private func rows(_ name: FloatFormatName, _ random: inout SeededRandom) -> [[Table.Value]] {
    let (source, target) = (
      FloatArithmetic(from.format), FloatArithmetic(name.format, saturation: saturation)
    )
    var found: [FloatConversionLoss: (count: Int, first: FloatFormat.Code, becomes: FloatFormat.Code?)] = [:]
    for code in 0...from.format.largestCode {
      let result = target.convert(code, from: source, rounding: rounding.rounding(&random))
      let loss = FloatConversionLoss(code, of: from.format, as: result, in: name.format)
      found[loss, default: (0, code, result.code)].count += 1
    }
    return FloatConversionLoss.allCases.compactMap { loss in
      found[loss].map { found in
        [
          .words(name.title), .words(loss.words), .number(found.count), .value(found.first, from.format),
          found.becomes.map { .value($0, name.format) } ?? .absent,
        ]
      }
    }
  }
}
