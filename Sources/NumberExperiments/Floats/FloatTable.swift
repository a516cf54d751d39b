import ExperimentKit
import NumberFormats
import Results
import SourceText

/// The codes of a floating-point format and what each one stands for.
///
/// Columns: `bits`; `expression` (sign, significand and power of two, left out with `exponent-form: false`); `value` (exact
/// decimal, or `-0`, `inf`, `-inf`, `nan`).
///
/// Source: 000-2f.
public struct FloatTable: ListedExperiment {
  /// The name that cells use.
  public static let name = "float.table"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The codes of a floating-point format and their values.", ja: "浮動小数点数のビット列と値の対応表。")

  static let exponentForm = Parameter(
    "exponent-form", .truth, default: true,
    help: LocalizedText(
      en: "Whether each value is also written as significand and power of two.", ja: "値を仮数と2の累乗の積の形でも書くか。"))

  /// The format, the codes and the layout.
  public static let parameters: [any ParameterDeclaration] =
    FloatParameters.all + [IntegerParameters.codes, exponentForm, IntegerParameters.fold]

  /// Float5 as the source lays it out, 8 rows of 4 groups.
  public static let example = "format=float5 fold=4"

  let format: FloatFormat
  let codes: [FloatFormat.Code]
  let hasExpression: Bool
  let fold: Int

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for what is no format or no code, or for more than 16 bits without `codes`.
  public init(_ arguments: Arguments) throws {
    format = try arguments.floatFormat()
    codes = try arguments.codes(of: format)
    hasExpression = arguments[Self.exponentForm]
    try format.checkTableSize(
      rows: codes.count, decimals: hasExpression ? 2 : 1, change: "codes", help: "Name fewer codes in `codes`.")
    fold = arguments[IntegerParameters.fold]
  }

  /// The table, one row a code.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  public func run() -> Table {
    let expression = Table.Column.number("expression", en: "expression", ja: "指数表現")
    return Table([.bits] + (hasExpression ? [expression] : []) + [.value], rows: codes.map(row), fold: fold)
  }

  private func row(_ code: FloatFormat.Code) -> [Table.Value] {
    let value = format.value(of: code)
    let expression = Table.Value.words(FloatExpression(format: format, value: value).words)
    return [.pattern(code, format)] + (hasExpression ? [expression] : []) + [.number(value)]
  }
}
