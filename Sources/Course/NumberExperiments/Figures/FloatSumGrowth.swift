import ExactNumbers
import ExperimentKit
import NumberFormats

/// A running sum, its distance to the next number, and the terms, by the number of terms on logarithmic scales.
///
/// Each term is rounded to the format before; the terms are added from the first to the last. When the distance is more
/// than twice the term, adding the term no longer changes the sum.
struct FloatSumGrowth: Experiment {
  static let about = About(
    "float.sum-growth", en: "A running sum and its distance to the next number, as it grows term by term.",
    ja: "足していく和と、その和から次の数までの間隔が、項数とともにどう増えるかを描いた図。", example: "format=binary16 term=0.1 count=10000")

  static let signature = Signature(
    Self.init,
    Parameter(
      "format", ParameterType<FloatFormatName>.floatFormatName, help: LocalizedText(en: "The format.", ja: "形式。")),
    Parameter(
      "term", ParameterType<ExactRational>.shortRational,
      absent: LocalizedText(en: "given by `series`", ja: "`series`で指定"),
      help: LocalizedText(en: "The number that is added `count` times.", ja: "`count`回足す数。")),
    Parameter(
      "series", ParameterType<FloatSeriesName>.choice, absent: LocalizedText(en: "given by `term`", ja: "`term`で指定"),
      help: LocalizedText(
        en: "The terms, instead of `term`: 1/k, 1/k^2, or random numbers from 0 to 1.",
        ja: "足す数の並び。`term`の代わりに書く。1/k、1/k^2、0以上1未満の乱数から選ぶ。")),
    Parameter(
      "count", .integer(2...1_000_000), help: LocalizedText(en: "The number of terms to add.", ja: "足す数の個数。")),
    FloatParameters.seed)

  let format: FloatFormatName
  let growth: SumGrowth

  init(format: FloatFormatName, term: ExactRational?, series: FloatSeriesName?, count: Int, seed: Written<Int>) throws {
    guard term != 0 else {
      throw Rejection(
        "term", "The parameter `term` cannot be `0`: its sum does not grow.", help: "Use another number.")
    }
    let terms = try FloatSumTerms(term, series, count: count, seed: seed, rounding: .nearestEven)
    self.format = format
    guard let growth = SumGrowth(terms, in: format.format) else {
      throw Rejection(
        term == nil ? "series" : "term", "No sum in `\(format.name)` is above zero.",
        help: "Use other terms, or another format.")
    }
    self.growth = growth
  }

  /// Returns the figure.
  ///
  /// - Complexity: O(*n*) additions for *n* terms.
  func run() -> Figure {
    let plot = SumGrowthPlot(growth: growth, title: format.title)
    return Figure(width: plot.width, height: plot.height, alt: plot.alt, shapes: plot.shapes)
  }
}

/// The growth of a running sum in a format: its magnitude, the terms, and its distance to the next number.
struct SumGrowth: Sendable, Hashable {
  /// A quantity after a number of terms.
  struct Point: Sendable, Hashable {
    let count: Int
    let value: ExactRational
  }

  let count: Int
  /// The sum after some of the terms, including the last one.
  private(set) var sums: [Point] = []
  /// The same terms, without zeros.
  private(set) var terms: [Point] = []
  /// The distance to the next number, at each change and at the end.
  private(set) var gaps: [Point] = []
  /// The number of terms after which the sum has its last value.
  private(set) var standstill = 1

  /// Creates the growth, or nil if a term or a sum is not a number, or no term or no sum is above zero.
  ///
  /// - Complexity: O(*n*) additions for *n* terms.
  init?(_ rule: FloatSumTerms, in format: FloatFormat) {
    let (arithmetic, codes) = (FloatArithmetic(format), rule.codes(in: format))
    count = rule.count
    var sum: FloatFormat.Code?
    var next = 1.0
    for (index, code) in codes.enumerated() {
      guard let code, let new = sum.map({ arithmetic(.add, $0, code).code }) ?? code,
        let exponent = format.value(of: new).number?.exponent
      else { return nil }
      let step = index + 1
      if new != sum { standstill = step }
      let gap = ExactRational.powerOfTwo(exponent - format.fractionBits)
      if gaps.last?.value != gap || step == count { gaps.append(Point(count: step, value: gap)) }
      sum = new
      guard Double(step) >= next || step == count else { continue }
      next = max(next + 1, next * 1.03).rounded(.up)
      if let value = format.value(of: new).exact, value != 0 { sums.append(Point(count: step, value: value.magnitude)) }
      if let value = format.value(of: code).exact, value != 0 {
        terms.append(Point(count: step, value: value.magnitude))
      }
    }
    guard sums.count > 1, !terms.isEmpty else { return nil }
  }
}
