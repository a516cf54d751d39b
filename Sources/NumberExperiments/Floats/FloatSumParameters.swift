import ExactNumbers
import ExperimentKit
import NumberFormats
import SourceText

/// The choices of the parameter `series`.
enum FloatSeriesName: String, CaseIterable, Sendable {
  case harmonic
  case squares
  case random
}

/// The parameters of ``FloatSum``.
enum FloatSumParameters {
  /// How many additions all sums of a table may take, those of a compensated sum counted once.
  static let mostAdditions = 20_000_000

  /// The term that is added again and again.
  static let term = Parameter(
    "term", ParameterType<ExactRational>.shortRational,
    absent: LocalizedText(en: "given by `series`", ja: "`series`で指定"),
    help: LocalizedText(en: "The number that is added `count` times.", ja: "`count`回足す数。"))

  /// The rule that gives the terms.
  static let series = Parameter(
    "series", ParameterType<FloatSeriesName>.choice,
    absent: LocalizedText(en: "given by `term`", ja: "`term`で指定"),
    help: LocalizedText(
      en: "The terms, in place of `term`: 1/k, 1/k^2, or random numbers from 0 to 1.",
      ja: "足す数の並び。`term`の代わりに書く。1/k、1/k^2、0以上1未満の乱数から選ぶ。"))

  /// How many terms there are.
  static let count = Parameter(
    "count", .integer(1...1_000_000),
    help: LocalizedText(en: "How many terms are added.", ja: "足す数の個数。"))

  /// The orders that are compared.
  static let orders = Parameter(
    "orders", .list(of: ParameterType<FloatSumOrder>.choice, count: 1...FloatSumOrder.allCases.count),
    default: [.forward],
    help: LocalizedText(
      en: "The orders of addition: from the first term, from the last, in halves, or with what is lost carried along.",
      ja: "足す順序。先頭から、末尾から、半分に分けて、失われた分を補いながら、から選ぶ。"))

  /// Where the additions are made.
  static let accumulator = Parameter(
    "accumulator", ParameterType<FloatFormatName>.floatFormatName,
    absent: LocalizedText(en: "each format itself", ja: "それぞれの形式"),
    help: LocalizedText(
      en: "The format in which the terms are added before the sum is rounded.", ja: "足し算をする形式。和は最後に元の形式に丸める。"))

  /// The seed of random terms and of stochastic rounding.
  static let seed = Parameter(
    "seed", ParameterType.integer(0...Int(UInt32.max)), default: 1,
    help: LocalizedText(en: "The seed of random terms and of stochastic rounding.", ja: "乱数の種。"))

  /// How many digits are written.
  static let digits = Parameter(
    "digits", .integer(1...1_000), default: 17,
    help: LocalizedText(
      en: "How many significant digits of a result and of an exact sum are written at most.",
      ja: "計算結果と正確な和を最大で何桁(有効数字)まで書くか。"))

  /// All of them, in the order of help.
  static let all: [any ParameterDeclaration] = [
    term, series, count, FloatListParameters.formats, orders, accumulator, FloatParameters.rounding, seed, digits,
  ]
}

extension Arguments {
  /// The terms that `term` or `series` gives.
  ///
  /// - Throws: a rejection of both or neither, or of a seed that nothing uses.
  func floatSumTerms() throws(Rejections) -> FloatSumTerms {
    let (term, series) = (self[FloatSumParameters.term], self[FloatSumParameters.series])
    let seed = FloatSumParameters.seed
    if has(seed), series != .random, self[FloatParameters.rounding] != .stochastic {
      throw Rejections([
        Rejection(
          seed.name, "Nothing takes random numbers.",
          help: "Remove the seed, or write `series: random` or `rounding: stochastic`.")
      ])
    }
    let rule: FloatSumTerms.Rule
    switch (term, series) {
    case (let term?, nil): rule = .constant(term)
    case (nil, .harmonic): rule = .harmonic
    case (nil, .squares): rule = .squares
    case (nil, .random): rule = .random(UInt64(self[seed]))
    case (.some, .some):
      throw Rejections([
        Rejection("series", "The parameter `series` does not go with `term`.", help: "Remove one of the two.")
      ])
    case (nil, nil):
      throw Rejections([Rejection("term", "The terms are missing.", help: "Write `term` or `series`.")])
    }
    return FloatSumTerms(rule: rule, count: self[FloatSumParameters.count])
  }

  /// Checks that the sums take no more additions than ``FloatSumParameters/mostAdditions``.
  ///
  /// - Throws: a rejection of more.
  func checkAdditions() throws(Rejections) {
    let (formats, orders) = (self[FloatListParameters.formats].count, self[FloatSumParameters.orders].count)
    let additions = self[FloatSumParameters.count] * formats * orders
    guard additions > FloatSumParameters.mostAdditions else { return }
    throw Rejections([
      Rejection(
        "count", "These sums take \(additions) additions.",
        help: "A table takes at most \(FloatSumParameters.mostAdditions). Write a smaller `count`, or fewer `formats` "
          + "or `orders`.")
    ])
  }
}
