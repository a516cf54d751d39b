import ExactNumbers
import ExperimentKit
import NumberFormats

/// A sum in decimal and binary formats side by side, term by term.
///
/// Columns: `step`; `term`; `exact` (the sum so far, exactly); a column for each format with its name as id (the sum so
/// far, with at most `digits` significant digits). Each term is rounded to the format with `rounding`, and so is each
/// sum.
///
/// Source: IEEE Std 754-2019, 3.5.
struct DecimalSum: Experiment {
  static let about = About(
    "decimal.sum", en: "A sum in decimal and binary floating-point formats side by side, term by term.",
    ja: "10進数と2進数の浮動小数点数で同じ和を1つずつ足して比べる表。", example: "term=0.1 count=10 formats=[decimal64,binary64,binary32]")

  static let signature = Signature(
    Self.init,
    Parameter(
      "values", .list(of: ParameterType<ExactRational>.shortRational, count: 1...100),
      absent: LocalizedText(en: "given by `term` and `count`", ja: "`term`と`count`で指定"),
      help: LocalizedText(en: "The numbers to add, such as prices.", ja: "足す数の並び。価格など。")),
    Parameter(
      "term", ParameterType<ExactRational>.shortRational,
      absent: LocalizedText(en: "given by `values`", ja: "`values`で指定"),
      help: LocalizedText(en: "The number that is added `count` times.", ja: "`count`回足す数。")),
    Parameter(
      "count", .integer(1...1_000),
      absent: LocalizedText(en: "given by `values`", ja: "`values`で指定"),
      help: LocalizedText(en: "The number of times to add `term`.", ja: "`term`を足す回数。")), DecimalParameters.formats,
    FloatParameters.deterministicRounding, DecimalParameters.digits)

  let terms: [ExactRational]
  let formats: [RadixFormatName]
  let rounding: Rounding
  let digits: Int

  init(
    values: [ExactRational]?, term: ExactRational?, count: Int?, formats: [RadixFormatName], rounding: RoundingName,
    digits: Int
  ) throws {
    (terms, self.formats) = try Rejections.gather(
      Self.terms(values, term, count), RadixFormatName.columns(formats))
    (self.rounding, self.digits) = (rounding.deterministic, digits)
  }

  private static func terms(
    _ values: [ExactRational]?, _ term: ExactRational?, _ count: Int?
  ) throws(Rejections) -> [ExactRational] {
    let written = [("term", term != nil), ("count", count != nil)].filter(\.1).map(\.0)
    if let values {
      guard written.isEmpty else {
        throw Rejections(
          written.map { name in
            Rejection(
              name, "The parameter `\(name)` cannot be used with `\(name: "values")`.", help: "Remove one of the two.")
          })
      }
      return values
    }
    guard let term, let count else {
      throw Rejections([
        Rejection(
          term == nil ? "term" : "count", "The terms are missing.", help: "Write `values`, or `term` and `count`.")
      ])
    }
    return Array(repeating: term, count: count)
  }

  /// Returns the table, with one row per term.
  ///
  /// - Complexity: O(*n* · *m*) exact additions for *n* terms and *m* formats.
  func run() -> Table {
    var exact: ExactRational = 0
    var sums: [RadixNumber]?
    return Table(
      [
        .number("step", en: "step", ja: "回"), .number("term", en: "term", ja: "足す数"),
        .number("exact", en: "exact sum", ja: "正確な和"),
      ] + formats.map { Table.Column($0.name, $0.title, alignment: .right) },
      rows: terms.enumerated().map { index, term in
        exact += term
        let rounded = formats.map { $0.round(term, rounding) }
        let next = sums.map { zip($0, rounded).map { $0.adding($1, rounding) } } ?? rounded
        sums = next
        return [.number(index + 1), .plain(term.shortDescription), .plain(exact.shortDescription)]
          + next.map { $0.cell(significantDigits: digits) }
      })
  }
}
