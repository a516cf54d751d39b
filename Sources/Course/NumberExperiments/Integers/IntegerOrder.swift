import ExactNumbers
import ExperimentKit
import NumberFormats

/// A comparison of the orders of codes and values, over every pair of codes *a* < *b*, read as unsigned.
///
/// Columns: `encoding`, `pairs`, `rising` (the value of *a* is the smaller one), `equal` (+0 and -0) and `falling`.
/// Codes that do not stand for a number are skipped.
///
/// Source: 000-2d.
struct IntegerOrder: Experiment {
  static let about = About(
    "integer.order", en: "Whether the order of the codes is the order of their values.", ja: "ビット列の大小と値の大小が一致するかを数える。",
    example: "bits=5")

  static let signature = Signature(
    Self.init, IntegerParameters.pairBits, IntegerParameters.bias, IntegerParameters.encodings)

  let formats: [IntegerFormat]

  init(bits: Int, bias: ExactInteger?, encodings: [EncodingName]?) throws {
    formats = try IntegerFormat.all(encodings, bits: bits, bias: bias)
  }

  /// Returns the table, with one row per encoding.
  ///
  /// - Complexity: O(4ⁿ) for *n* bits.
  func run() -> Table {
    Table(
      [
        .encoding, .pairs, .number("rising", en: "value rises", ja: "値が増える"),
        .number("equal", en: "value equal", ja: "値が等しい"), .number("falling", en: "value falls", ja: "値が減る"),
      ],
      rows: formats.map(row))
  }

  private func row(_ format: IntegerFormat) -> [Table.Value] {
    let values = (0...format.largestCode).compactMap { format.value(of: $0)?.exact }
    var (rising, equal, falling) = (0, 0, 0)
    for (index, high) in values.enumerated() {
      for low in values[..<index] {
        if low < high { rising += 1 } else if low == high { equal += 1 } else { falling += 1 }
      }
    }
    return [.words(format.encoding.title)] + [rising + equal + falling, rising, equal, falling].map { .number($0) }
  }
}
