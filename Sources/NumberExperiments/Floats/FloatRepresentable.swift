import ExactNumbers
import ExperimentKit
import NumberFormats
import Results
import SourceText

/// Which numbers a floating-point format holds, and which of its numbers is nearest to the others.
///
/// Columns: `value`, `held` (yes or no), `bits` (the code that holds it, or none), `nearest` (the nearest number of the
/// format, of two as near the one with the even code; never an infinity), `error` (that number minus the value).
///
/// Source: 000-2g.
public struct FloatRepresentable: ListedExperiment {
  /// The name that cells use.
  public static let name = "float.representable"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Which numbers a floating-point format holds, and what is nearest to the others.",
    ja: "浮動小数点数の形式で表せる数と、表せない数に最も近い数。")

  static let values = Parameter(
    "values", .list(of: ParameterType<ExactRational>.exactRational),
    absent: LocalizedText(en: "given by `from`, `to` and `step`", ja: "`from`、`to`、`step`で指定"),
    help: LocalizedText(en: "The numbers to look at, in this order.", ja: "調べる数。この順に並べる。"))
  static let from = end("from", LocalizedText(en: "The first number.", ja: "最初の数。"))
  static let to = end("to", LocalizedText(en: "The number beyond which none is looked at.", ja: "この数まで調べる。"))
  static let step = end("step", LocalizedText(en: "The distance of the numbers.", ja: "調べる数の間隔。"))

  /// The format and the numbers.
  public static let parameters: [any ParameterDeclaration] = FloatParameters.all + [values, from, to, step]

  /// The quarters of the source.
  public static let example = "format=float5 from=0 to=1 step=0.25"

  private static func end(_ name: String, _ help: LocalizedText) -> Parameter<ExactRational?> {
    Parameter(
      name, ParameterType<ExactRational>.shortRational,
      absent: LocalizedText(en: "`values` stands instead", ja: "代わりに`values`を書く"), help: help)
  }

  let format: FloatFormat
  let values: [ExactRational]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for what is no format, or for numbers that are given twice or not at all.
  public init(_ arguments: Arguments) throws {
    (format, values) = try Rejections.gather(arguments.floatFormat(), Self.numbers(arguments))
  }

  private static func numbers(_ arguments: Arguments) throws(Rejections) -> [ExactRational] {
    let ends = [from, to, step]
    let written = ends.filter { arguments.has($0) }.map(\.name)
    if let values = arguments[values] {
      guard written.isEmpty else {
        throw Rejections(
          written.map { name in
            Rejection(name, "The parameter `\(name)` does not go with `values`.", help: "Remove one of the two.")
          })
      }
      return values
    }
    guard let from = arguments[from], let to = arguments[to], let step = arguments[step] else {
      throw missing(ends.map(\.name).filter { !written.contains($0) && !written.isEmpty })
    }
    return try RationalSeries(from: from, to: to, step: step).numbers()
  }

  /// The rejection of the parameters that are missing, or of all if none is named.
  private static func missing(_ names: [String]) -> Rejections {
    let help = "Write `values`, or `from`, `to` and `step`."
    guard !names.isEmpty else { return Rejections([Rejection("values", "The numbers are missing.", help: help)]) }
    return Rejections(names.map { Rejection($0, "The parameter `\($0)` is missing.", help: help) })
  }

  /// The table, one row a number.
  ///
  /// - Complexity: O(*n* · *b*) exact comparisons for *n* numbers and *b* bits.
  public func run() -> Table {
    Table(
      [
        .value, .words("held", en: "held", ja: "表せるか"), .bits,
        .number("nearest", en: "nearest", ja: "最も近い数"), .number("error", en: "error", ja: "誤差"),
      ],
      rows: values.map(row))
  }

  private func row(_ value: ExactRational) -> [Table.Value] {
    let code = format.nearestFinite(to: value)
    let nearest = format.value(of: code)
    let error = (nearest.exact ?? 0) - value
    return [
      .number(value), .answer(error == 0), error == 0 ? .pattern(code, format) : .absent, .number(nearest),
      .number(error),
    ]
  }
}
