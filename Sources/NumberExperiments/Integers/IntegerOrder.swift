import ExperimentKit
import NumberFormats
import Results
import SourceText

/// Whether codes and values have the same order: every pair of codes *a* < *b*, read as unsigned, counted.
///
/// Columns: `encoding`, `pairs`, `rising` (the value of *a* is the smaller one), `equal` (+0 and -0) and `falling`. Codes
/// that stand for no number are left out.
///
/// Source: 000-2d.
public struct IntegerOrder: ListedExperiment {
  /// The name that cells use.
  public static let name = "integer.order"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Whether the order of the codes is the order of their values.", ja: "ビット列の大小と値の大小が一致するかを数える。")

  /// The number of bits, the bias and the encodings.
  public static let parameters: [any ParameterDeclaration] = [
    IntegerParameters.pairBits, IntegerParameters.bias, IntegerParameters.encodings,
  ]

  /// The 496 pairs of 5 bits.
  public static let example = "bits=5"

  let formats: [IntegerFormat]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for encodings and a bias that do not go together.
  public init(_ arguments: Arguments) throws {
    formats = try arguments.integerFormats()
  }

  /// The table, one row an encoding.
  ///
  /// - Complexity: O(4ⁿ) for *n* bits.
  public func run() -> Table {
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
