import ExactNumbers
import ExperimentKit
import NumberFormats
import Results
import SourceText

/// How far a long sum is off, in several floating-point formats and orders of addition.
///
/// Columns: `format`; `order`; `result` and `exact` (the exact sum of the terms as the format holds them), both with at most
/// `digits` significant digits; `error` (the result minus the exact sum) and `relative-error` (the error divided by the exact
/// sum, so that it is negative where the result is nearer to zero; none for an exact sum of 0), rounded to three significant
/// digits.
///
/// Each term is rounded to the format before, so the error is that of the additions alone. With an accumulator, all
/// additions are made in that format, and their result is rounded to the format of the row.
public struct FloatSum: ListedExperiment {
  /// The name that cells use.
  public static let name = "float.sum"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The error of a long sum in several floating-point formats and orders of addition.",
    ja: "たくさんの数を足したときの誤差を、浮動小数点数の形式と足す順序で比べる表。")

  /// The parameters, as ``FloatSumParameters`` declares them.
  public static let parameters: [any ParameterDeclaration] = FloatSumParameters.all

  /// A tenth, ten thousand times.
  public static let example = "term=0.1 count=10000 formats=[binary16,binary32,binary64]"

  let terms: FloatSumTerms
  let formats: [FloatFormatName]
  let orders: [FloatSumOrder]
  let accumulator: FloatFormatName?
  let rounding: RoundingName
  let seed: UInt64
  let digits: Int

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for terms that are given twice or not at all, for too many additions, or for a seed
  ///   that nothing uses.
  public init(_ arguments: Arguments) throws {
    (formats, orders) = (arguments[FloatListParameters.formats], arguments[FloatSumParameters.orders])
    (accumulator, digits) = (arguments[FloatSumParameters.accumulator], arguments[FloatSumParameters.digits])
    rounding = arguments[FloatParameters.rounding]
    seed = UInt64(arguments[FloatSumParameters.seed])
    terms = try arguments.floatSumTerms()
    try arguments.checkAdditions()
  }

  /// The table, one row a format and an order.
  ///
  /// - Complexity: O(*n*) for *n* additions, some 20 to 200 nanoseconds each.
  public func run() -> Table {
    Table(
      [
        .format, .words("order", en: "order", ja: "足す順序"), .number("result", en: "result", ja: "計算結果"),
        .number("exact", en: "exact sum", ja: "正確な和"), .number("error", en: "error", ja: "誤差"),
        .number("relative-error", en: "relative error", ja: "相対誤差"),
      ],
      rows: formats.enumerated().flatMap { rows($1, before: $0 * orders.count) })
  }

  /// The rows of a format, before which there are so many of others.
  private func rows(_ name: FloatFormatName, before: Int) -> [[Table.Value]] {
    let codes = terms.codes(in: name.format).compactMap { $0 }
    let exact = codes.count == terms.count ? FloatSumTerms.exactSum(of: codes, in: name.format) : nil
    let (own, wide) = (FloatArithmetic(name.format), accumulator.map { FloatArithmetic($0.format) })
    // Another seed than that of random terms, on which roundings may not depend.
    var seeds = SeededRandom(seed: seed)
    let random = SeededRandom(seed: seeds.next())
    let added = wide.map { wide in codes.compactMap { wide.convert($0, from: own).code } } ?? codes
    return orders.enumerated().map { index, order in
      guard added.count == terms.count else { return row(name, order, nil, exact) }
      var summation = FloatSummation(
        arithmetic: wide ?? own, rounding: rounding, random: random,
        progress: ((before + index) * terms.count, formats.count * orders.count * terms.count))
      let sum = summation.sum(added, order)
      let result = wide.map { wide in
        sum.flatMap { own.convert($0, from: wide, rounding: rounding.rounding(&summation.random)).code }
      }
      return row(name, order, result ?? sum, exact)
    }
  }

  private func row(
    _ name: FloatFormatName, _ order: FloatSumOrder, _ code: FloatFormat.Code?, _ exact: ExactRational?
  ) -> [Table.Value] {
    let value = code.map(name.format.value(of:))
    let error = exact.flatMap { exact in value?.exact.map { $0 - exact } }
    let relative = exact.flatMap { exact in error.flatMap { try? $0 / exact } }
    let result = value?.exact.map(text) ?? value.map { .number($0) } ?? .absent
    return [
      .words(name.title), .words(order.words), result, exact.map(text) ?? .absent,
      error.map { .plain($0.errorDescription) } ?? .absent, relative.map { .plain($0.errorDescription) } ?? .absent,
    ]
  }

  private func text(_ number: ExactRational) -> Table.Value {
    .plain(number.plainDescription(significantDigits: digits))
  }
}
