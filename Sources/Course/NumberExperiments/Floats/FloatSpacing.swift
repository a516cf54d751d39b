import ExactNumbers
import ExperimentKit
import NumberFormats

/// The distances of the positive numbers of a floating-point format, with one row per run of equal distances.
///
/// Columns: `what` (the step from zero, subnormal numbers, or the normal numbers of one exponent), `from-bits`,
/// `to-bits`, `from`, `to`, `values` (the number of values, including both ends), `gap` (the distance from each number
/// to the next one: 2^(exponent − fraction bits)).
///
/// Source: 000-2g.
struct FloatSpacing: Experiment {
  static let about = About(
    "float.spacing", en: "The distance between neighboring numbers of a floating-point format.",
    ja: "浮動小数点数の、隣り合う数の間隔(分解能)。", example: "format=float5")

  static let signature = Signature(format: Self.init, .mistake())

  let format: FloatFormat
  let mistake: FloatMisconception?

  init(format: WrittenFloatFormat, mistake: FloatMisconception?) throws {
    (self.format, self.mistake) = (try format.resolved, mistake)
    try self.format.checkTableSize(
      rows: 1 << self.format.exponentBits, decimals: 3, change: "exponent-bits", help: "Use fewer exponent bits.")
  }

  /// Returns the table.
  ///
  /// - Complexity: O(*n*) for *n* exponents.
  func run() -> Table {
    Table(
      [
        .words("what", en: "what", ja: "区間"), .words("from-bits", en: "from bits", ja: "最初のビット列"),
        .words("to-bits", en: "to bits", ja: "最後のビット列"), .number("from", en: "from", ja: "最初の値"),
        .number("to", en: "to", ja: "最後の値"), .number("values", en: "values", ja: "個数"),
        .number("gap", en: "gap", ja: "間隔"),
      ],
      rows: (stepFromZero.map { [$0] } ?? []) + FloatFields(format: format).exponents.compactMap(binade)
    ).wrong(by: mistake, in: "from", "to", "gap")
  }

  private var stepFromZero: [Table.Value]? {
    guard format.hasZero, let smallest = format.smallestPositive else { return nil }
    return row(
      LocalizedText(en: "step from zero", ja: "ゼロから最小の数まで"), 0...smallest,
      gap: format.value(of: smallest, mistake: mistake))
  }

  /// Returns the row of the numbers above zero with some exponent bits, if there are any.
  private func binade(_ exponent: FloatFormat.Code) -> [Table.Value]? {
    let fields = FloatFields(format: format)
    guard let smallest = format.smallestPositive else { return nil }
    let first = max(smallest, fields.code(exponent, fields.fractions.lowerBound))
    let last = min(format.largestFiniteCode, fields.code(exponent, fields.fractions.upperBound))
    guard first <= last, case .finite(let number) = format.value(of: first) else { return nil }
    return row(
      format.floatClass(of: first).words, first...last,
      gap: .number(
        DecodedFloat(number, in: format, mistake: mistake).gap(format)))
  }

  private func row(
    _ what: LocalizedText, _ codes: ClosedRange<FloatFormat.Code>, gap: Table.Value
  ) -> [Table.Value] {
    [
      .words(what), .pattern(codes.lowerBound, format), .pattern(codes.upperBound, format),
      format.value(of: codes.lowerBound, mistake: mistake), format.value(of: codes.upperBound, mistake: mistake),
      .number(codes.size), gap,
    ]
  }
}

extension DecodedFloat {
  /// Returns the distance to the next number with the same exponent.
  fileprivate func gap(_ format: FloatFormat) -> ExactRational {
    ExactRational.powerOfTwo(exponent - format.fractionBits)
  }
}
