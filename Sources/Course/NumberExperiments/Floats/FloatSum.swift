import ExactNumbers
import ExperimentKit
import NumberFormats

/// The errors of a long sum, in several floating-point formats and orders of addition.
///
/// Columns: `format`; `order`; `result` and `exact` (the exact sum of the terms as stored in the format), both with at
/// most `digits` significant digits; `error` (the result minus the exact sum) and `relative-error` (the error divided
/// by the exact sum, so that it is negative if the result is nearer to zero; none for an exact sum of 0), rounded to
/// three significant digits.
///
/// Each term is rounded to the format before, so the error is only that of the additions. With an accumulator, all
/// additions are made in that format, and their result is rounded to the format of the row.
struct FloatSum: Experiment {
  static let about = About(
    "float.sum", en: "The error of a long sum in several floating-point formats and orders of addition.",
    ja: "たくさんの数を足したときの誤差を、浮動小数点数の形式と足す順序で比べる表。", example: "term=0.1 count=10000 formats=[binary16,binary32,binary64]")

  static let signature = Signature(
    Self.init,
    Parameter(
      "term", ParameterType<ExactRational>.shortRational,
      absent: LocalizedText(en: "given by `series`", ja: "`series`で指定"),
      help: LocalizedText(en: "The number that is added `count` times.", ja: "`count`回足す数。")),
    Parameter(
      "series", ParameterType<FloatSeriesName>.choice,
      absent: LocalizedText(en: "given by `term`", ja: "`term`で指定"),
      help: LocalizedText(
        en: "The terms, instead of `term`: 1/k, 1/k^2, or random numbers from 0 to 1.",
        ja: "足す数の並び。`term`の代わりに書く。1/k、1/k^2、0以上1未満の乱数から選ぶ。")),
    Parameter(
      "count", .integer(1...1_000_000),
      help: LocalizedText(en: "The number of terms to add.", ja: "足す数の個数。")), FloatListParameters.formats,
    Parameter(
      "orders", .list(of: ParameterType<FloatSumOrder>.choice, count: 1...FloatSumOrder.allCases.count),
      default: [.forward],
      help: LocalizedText(
        en:
          "The orders of addition: from the first term, from the last, in halves, or with compensation for the lost part.",
        ja: "足す順序。先頭から、末尾から、半分に分けて、失われた分を補いながら、から選ぶ。")),
    Parameter(
      "accumulator", ParameterType<FloatFormatName>.floatFormatName,
      absent: LocalizedText(en: "each format itself", ja: "それぞれの形式"),
      help: LocalizedText(
        en: "The format in which to add the terms before the sum is rounded.", ja: "足し算をする形式。和は最後に元の形式に丸める。")),
    FloatParameters.rounding,
    Parameter(
      "seed", ParameterType.integer(0...Int(UInt32.max)), default: 1,
      help: LocalizedText(en: "The seed of random terms and of stochastic rounding.", ja: "乱数の種。")
    ).noted,
    Parameter(
      "digits", .integer(1...1_000), default: 17,
      help: LocalizedText(
        en: "The maximum number of significant digits to write of a result and of an exact sum.",
        ja: "計算結果と正確な和を最大で何桁(有効数字)まで書くか。")))

  /// The largest number of additions in all sums of a table; those of a compensated sum count once.
  private static let mostAdditions = 20_000_000

  let terms: FloatSumTerms
  let formats: [FloatFormatName]
  let orders: [FloatSumOrder]
  let accumulator: FloatFormatName?
  let rounding: RoundingName
  let seed: UInt64
  let digits: Int

  init(
    term: ExactRational?, series: FloatSeriesName?, count: Int, formats: [FloatFormatName], orders: [FloatSumOrder],
    accumulator: FloatFormatName?, rounding: RoundingName, seed: Written<Int>, digits: Int
  ) throws {
    terms = try FloatSumTerms(term, series, count: count, seed: seed, rounding: rounding)
    (self.formats, self.orders, self.accumulator) = (formats, orders, accumulator)
    (self.rounding, self.seed, self.digits) = (rounding, UInt64(seed.value), digits)
    let additions = count * formats.count * orders.count
    guard additions <= Self.mostAdditions else {
      throw Rejection(
        "count", "These sums need \(additions) additions.",
        help: "A table can have at most \(Self.mostAdditions). Use a smaller `count`, or fewer `formats` or `orders`.")
    }
  }

  /// Returns the table, with one row per format and order.
  ///
  /// - Complexity: O(*n*) for *n* additions, some 20 to 200 nanoseconds each.
  func run() -> Table {
    Table(
      [
        .format, .words("order", en: "order", ja: "足す順序"), .number("result", en: "result", ja: "計算結果"),
        .number("exact", en: "exact sum", ja: "正確な和"), .number("error", en: "error", ja: "誤差"),
        .number("relative-error", en: "relative error", ja: "相対誤差"),
      ],
      rows: formats.enumerated().flatMap { rows($1, before: $0 * orders.count) })
  }

  /// Returns the rows of a format, after a number of rows of other formats.
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
      .words(name.title), .words(order.title), result, exact.map(text) ?? .absent,
      error.map { .plain($0.errorDescription) } ?? .absent, relative.map { .plain($0.errorDescription) } ?? .absent,
    ]
  }

  private func text(_ number: ExactRational) -> Table.Value {
    .plain(number.plainDescription(significantDigits: digits))
  }
}
