import ExperimentKit
import NumberFormats

/// The codes of a floating-point format and their values.
///
/// Columns: `bits`; `expression` (sign, significand and power of two; omitted with `exponent-form: false`); `value`
/// (exact decimal, or `-0`, `inf`, `-inf`, `nan`).
///
/// Source: 000-2f.
struct FloatTable: Experiment {
  static let about = About(
    "float.table", en: "The codes of a floating-point format and their values.", ja: "浮動小数点数のビット列と値の対応表。",
    example: "format=float5 fold=4")

  static let signature = Signature(
    format: Self.init, CodeParameters.codes,
    Parameter(
      "exponent-form", .truth, default: true,
      help: LocalizedText(
        en: "Whether to write each value as a significand and a power of two, too.", ja: "値を仮数と2の累乗の積の形でも書くか。")),
    .mistake(), CodeParameters.fold)

  let format: FloatFormat
  let codes: [FloatFormat.Code]
  let hasExpression: Bool
  let mistake: FloatMisconception?
  let fold: Int

  init(
    format: WrittenFloatFormat, codes: [WrittenCode]?, hasExpression: Bool, mistake: FloatMisconception?, fold: Int
  ) throws {
    self.format = try format.resolved
    self.codes = try self.format.codes(codes)
    (self.hasExpression, self.mistake, self.fold) = (hasExpression, mistake, fold)
    try self.format.checkTableSize(
      rows: self.codes.count, decimals: hasExpression ? 2 : 1, change: "codes", help: "List fewer codes in `codes`.")
  }

  /// Returns the table, with one row per code.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  func run() -> Table {
    let expression = Table.Column.number("expression", en: "expression", ja: "指数表現")
    return Table([.bits] + (hasExpression ? [expression] : []) + [.value], rows: codes.map(row), fold: fold)
      .wrong(by: mistake, in: "expression", "value")
  }

  private func row(_ code: FloatFormat.Code) -> [Table.Value] {
    let value = format.value(of: code)
    let expression = Table.Value.words(FloatExpression(format: format, value: value, mistake: mistake).words)
    return [.pattern(code, format)] + (hasExpression ? [expression] : [])
      + [format.value(of: code, mistake: mistake)]
  }
}
