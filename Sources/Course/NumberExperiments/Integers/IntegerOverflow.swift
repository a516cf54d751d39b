import ExactNumbers
import ExperimentKit
import NumberFormats

/// The number of pairs of codes that the unsigned adder adds right in each encoding, and the signs of an overflow.
///
/// Columns: `encoding`, `pairs`, `out-of-range` (the true sum has no code), `adder-right`, `adder-wrong` (the true sum
/// has a code, but the adder returns another value), `sign` (the carries that show an overflow) and `sign-right` (the
/// pairs for which they are right; empty if no carry shows it). Every sign is computed: it is listed only if it is
/// right for every pair. Codes that do not stand for a number are skipped.
///
/// Source: 000-2e.
struct IntegerOverflow: Experiment {
  static let about = About(
    "integer.overflow", en: "How often the adder is right in each encoding, and how to recognize an overflow.",
    ja: "加算器が正しい組の数を表現ごとに数え、桁あふれの見分け方を示す。", example: "bits=5")

  static let signature = Signature(
    Self.init, IntegerParameters.pairBits, IntegerParameters.bias, IntegerParameters.encodings)

  let formats: [IntegerFormat]
  let adder: RippleCarryAdder

  init(bits: Int, bias: ExactInteger?, encodings: [EncodingName]?) throws {
    formats = try IntegerFormat.all(encodings, bits: bits, bias: bias)
    adder = try RippleCarryAdder(bits: bits)
  }

  /// Returns the table, with one row per encoding.
  ///
  /// - Complexity: O(4ⁿ) for *n* bits.
  func run() -> Table {
    Table(
      [
        .encoding, .pairs, .number("out-of-range", en: "out of range", ja: "範囲外"),
        .number("adder-right", en: "adder right", ja: "加算器が正しい"),
        .number("adder-wrong", en: "adder wrong", ja: "加算器が誤る"),
        .words("sign", en: "sign of overflow", ja: "桁あふれの目印"),
        .number("sign-right", en: "sign right", ja: "目印が正しい"),
      ],
      rows: formats.map { format in
        let count = OverflowCount(format, adder)
        let sign = OverflowSign.allCases.first { count.signRight[$0] == count.pairs }
        return [
          .words(format.encoding.title), .number(count.pairs), .number(count.outOfRange), .number(count.adderRight),
          .number(count.adderWrong), .words(sign?.words ?? OverflowSign.noSign),
          sign.map { .number(count.signRight[$0, default: 0]) } ?? .empty,
        ]
      })
  }
}
