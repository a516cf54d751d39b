import ExactNumbers
import ExperimentKit
import NumberFormats

/// A test whether the top bit is 1 exactly for the negative values.
///
/// Columns: `reading` (an encoding, or two's complement whose code 10…0 is read as positive), `top-bit-1` (the codes
/// whose top bit is 1), `negative`, `zero` and `positive` (the numbers of these), and `exactly-negative`: yes, or no
/// with the first code that shows it. The negative zero counts as zero: the top bit of sign-magnitude is its sign, and
/// yet 1 for a value that is not negative. The last three counts skip codes that do not stand for a number.
///
/// Source: 000-2b.
struct IntegerTopBit: Experiment {
  static let about = About(
    "integer.top-bit", en: "Whether a top bit of 1 always means a negative value.", ja: "最上位ビットが1なら必ず負の数になるか。",
    example: "bits=5")

  static let signature = Signature(Self.init, CodeParameters.bits(in: 2...16), IntegerParameters.encodings)

  let formats: [IntegerFormat]

  init(bits: Int, encodings: [EncodingName]?) throws {
    formats = try IntegerFormat.all(encodings, bits: bits, bias: nil)
  }

  /// Returns the table, with one row per reading.
  ///
  /// - Complexity: O(2ⁿ) for *n* bits.
  func run() -> Table {
    Table(
      [
        .words("reading", en: "reading", ja: "読み方"), .number("top-bit-1", en: "top bit 1", ja: "最上位ビットが1"),
        .number("negative", en: "negative", ja: "負"), .number("zero", en: "zero", ja: "ゼロ"),
        .number("positive", en: "positive", ja: "正"),
        .words("exactly-negative", en: "1 exactly for negative numbers", ja: "1なのは負の数だけか"),
      ],
      rows: formats.map { row($0, title: $0.encoding.title) { $0 } }
        + formats.filter { $0.encoding == .twosComplement }.map(positiveTopRow))
  }

  /// Returns the row of two's complement whose least number is read as its opposite.
  private func positiveTopRow(_ format: IntegerFormat) -> [Table.Value] {
    let opposite = -format.minimum
    let pattern = format.code(of: format.minimum).map(format.bitPattern) ?? ""
    let title = LocalizedText(
      en: "two's complement, but \(pattern) read as +\(opposite)", ja: "2の補数、ただし\(pattern)は+\(opposite)")
    return row(format, title: title) { $0.exact == format.minimum ? IntegerValue(opposite) : $0 }
  }

  private func row(
    _ format: IntegerFormat, title: LocalizedText, reading: (IntegerValue) -> IntegerValue
  ) -> [Table.Value] {
    let half = format.largestCode / 2
    let values = (0...format.largestCode).compactMap { code in
      format.value(of: code).map { (code: code, value: reading($0)) }
    }
    let top = values.filter { $0.code > half }.map(\.value.exact)
    let counts = [
      Int(half) + 1, top.count { $0.isNegative }, top.count { $0 == 0 }, top.count { $0 > 0 },
    ]
    let exception = values.first { ($0.code > half) != $0.value.exact.isNegative }
    let verdict =
      exception.map { exception in
        let pattern = format.bitPattern(exception.code)
        return Table.Value.words(en: "no: \(pattern) is \(exception.value)", ja: "いいえ(\(pattern)は\(exception.value))")
      } ?? .words(en: "yes", ja: "はい")
    return [.words(title)] + counts.map { .number($0) } + [verdict]
  }
}
