import ExactNumbers
import ExperimentKit
import NumberFormats

/// How far apart the positive numbers of a floating-point format are, one row for each run of equal distances.
///
/// Columns: `what` (the step from zero, subnormal numbers, or the normal numbers of one exponent), `from-bits`, `to-bits`,
/// `from`, `to`, `values` (how many numbers that is, both ends counted), `gap` (the distance from each number to the next
/// one: 2^(exponent − fraction bits)).
///
/// Source: 000-2g.
struct FloatSpacing: Experiment {
  static let about = About(
    "float.spacing", en: "The distance of neighboring numbers of a floating-point format.",
    ja: "浮動小数点数の、隣り合う数の間隔(分解能)。", example: "format=float5")

  static let signature = Signature(format: Self.init)

  let format: FloatFormat

  init(format: WrittenFloatFormat) throws {
    self.format = try format.resolved
    try self.format.checkTableSize(
      rows: 1 << self.format.exponentBits, decimals: 3, change: "exponent-bits", help: "Take fewer exponent bits.")
  }

  /// The table.
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
      rows: (stepFromZero.map { [$0] } ?? []) + FloatFields(format: format).exponents.compactMap(binade))
  }

  private var stepFromZero: [Table.Value]? {
    guard format.zero != .none, let smallest = format.smallestPositive else { return nil }
    return row(
      LocalizedText(en: "step from zero", ja: "ゼロから最小の数まで"), 0...smallest, gap: value(smallest))
  }

  /// The row of the numbers above zero with some exponent bits, if there are any.
  private func binade(_ exponent: FloatFormat.Code) -> [Table.Value]? {
    let fields = FloatFields(format: format)
    guard let smallest = format.smallestPositive else { return nil }
    let first = max(smallest, fields.code(exponent, fields.fractions.lowerBound))
    let last = min(format.largestFinite, fields.code(exponent, fields.fractions.upperBound))
    guard first <= last, case .finite(let number) = format.value(of: first) else { return nil }
    return row(
      format.floatClass(of: first).words, first...last,
      gap: ExactRational.powerOfTwo(number.exponent - format.fractionBits))
  }

  private func row(
    _ what: LocalizedText, _ codes: ClosedRange<FloatFormat.Code>, gap: ExactRational
  ) -> [Table.Value] {
    [
      .words(what), .pattern(codes.lowerBound, format), .pattern(codes.upperBound, format),
      .value(codes.lowerBound, format), .value(codes.upperBound, format), .number(codes.count), .number(gap),
    ]
  }

  private func value(_ code: FloatFormat.Code) -> ExactRational {
    format.value(of: code).exact ?? 0
  }
}
