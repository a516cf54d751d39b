import ExactNumbers
import ExperimentKit
import Results
import SourceText

/// Which numbers decimal and binary formats hold, and what they have for the others.
///
/// Columns: `value`; `format`; `held` (yes or no); `nearest` (what the number is rounded to, exactly); `error` (that minus the
/// value; none where that is no number).
///
/// Source: IEEE Std 754-2019, 3.3 to 3.5.
public struct DecimalComparison: ListedExperiment {
  /// The name that cells use.
  public static let name = "decimal.compare"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Which numbers decimal and binary floating-point formats hold, and what they have for the others.",
    ja: "10進数と2進数の浮動小数点数で表せる数と、表せない数の代わりになる数。")

  /// The numbers and the formats.
  public static let parameters: [any ParameterDeclaration] = [FloatListParameters.values, DecimalParameters.formats]

  /// A number that both hold, one that decimal holds, and one that neither does.
  public static let example = "values=[0.5,0.1,1/3] formats=[decimal32,binary32]"

  let values: [ExactRational]
  let formats: [RadixFormatName]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for numbers with too many digits in all.
  public init(_ arguments: Arguments) throws {
    (values, formats) = (arguments[FloatListParameters.values], arguments[DecimalParameters.formats])
    try Rejections.checkTableSize(of: values, longestDecimals: formats.map(\.longestDecimal), decimals: 2)
  }

  /// The table, one row a number and a format.
  ///
  /// - Complexity: O(*n*) exact divisions for *n* rows.
  public func run() -> Table {
    Table(
      [
        .value, .format, .words("held", en: "held", ja: "表せるか"), .number("nearest", en: "nearest", ja: "最も近い数"),
        .number("error", en: "error", ja: "誤差"),
      ],
      rows: values.flatMap { value in formats.map { row(value, $0) } })
  }

  private func row(_ value: ExactRational, _ format: RadixFormatName) -> [Table.Value] {
    let nearest = format.round(value)
    return [
      .number(value), .words(format.title), .answer(nearest.exact == value), nearest.cell,
      nearest.exact.map { .number($0 - value) } ?? .absent,
    ]
  }
}
