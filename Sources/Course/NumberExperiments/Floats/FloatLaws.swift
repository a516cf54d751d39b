import ExactNumbers
import ExperimentKit
import NumberFormats

/// The number of failures of the laws of arithmetic in a floating-point format, over all pairs or triples of numbers.
///
/// Columns: `law`, `formula`, `cases` (the pairs or triples for which every step gives a number), `left-out` (the
/// others: a step overflows to an infinity, is NaN, or has no result, as in a division by zero), `failures` (the cases
/// for which the law does not hold), `share` (the failures in percent of the cases, rounded to hundredths, ties to
/// even), `example` (the first failure in the order of codes, or none).
///
/// Each number counts once: −0 is skipped since 0 counts, and −0 and 0 are equal as results. A result that is saturated
/// to the largest number is a number and counts. The law `monotonic-addition` is counted over the triples with y < z,
/// `sterbenz` over the pairs with y/2 ≤ x ≤ 2y.
///
/// Source: J.-M. Muller and others, *Handbook of Floating-Point Arithmetic*, 2nd edition, 2018, chapter 2;
/// P. H. Sterbenz, *Floating-Point Computation*, 1974, theorem 4.3.1.
struct FloatLaws: Experiment {
  static let about = About(
    "float.laws", en: "How often the laws of arithmetic fail in a floating-point format.", ja: "算数の法則が浮動小数点数で成り立たない回数。",
    example: "format=float5")

  static let signature = Signature(
    format: Self.init,
    Parameter(
      "laws", .list(of: ParameterType<ArithmeticLaw>.choice, count: 1...ArithmeticLaw.allCases.count),
      default: ArithmeticLaw.allCases,
      help: LocalizedText(
        en: "The laws to check. Pairs and triples are omitted if a step does not give a number.",
        ja: "調べる法則。途中の結果が数にならない組は数えない。")),
    Parameter(
      "rounding", .choice(among: RoundingName.deterministic), default: .nearestEven, help: FloatParameters.rounding.help
    ), FloatParameters.saturation)

  /// The largest number of numbers of a format whose triples are counted: 2²¹ triples.
  private static let largestCount = 128

  let format: FloatFormat
  let laws: [ArithmeticLaw]
  let rounding: RoundingName
  let saturation: Saturation

  init(
    format: WrittenFloatFormat, laws: [ArithmeticLaw], rounding: RoundingName, saturation: SaturationName
  ) throws {
    let format = try format.resolved
    guard format.bits <= 8 else {
      throw Rejection(
        "format", "The format has \(format.bits) bits, but the experiment counts laws in formats of at most 8 bits.",
        help: "Use a format with fewer bits.")
    }
    let count = TabulatedArithmetic.count(format)
    guard count <= Self.largestCount || laws.allSatisfy({ $0.numberCount == 2 }) else {
      let pairs = ArithmeticLaw.allCases.filter { $0.numberCount == 2 }.map(\.rawValue).inCode
      throw Rejection(
        "laws",
        "The format has \(count) numbers, but the experiment counts triples of at most \(Self.largestCount) numbers.",
        help: "Use a format of at most 7 bits, or only laws on two numbers: \(pairs).")
    }
    (self.format, self.laws, self.rounding) = (format, laws, rounding)
    self.saturation = saturation.saturation
  }

  /// Returns the table, with one row per law.
  ///
  /// - Complexity: O(*n*³) for *n* numbers; without laws on three numbers O(*n*²).
  func run() -> Table {
    let arithmetic = TabulatedArithmetic(
      FloatArithmetic(format, saturation: saturation), rounding.rounding(random: 0))
    return Table(
      [
        .words("law", en: "law", ja: "法則"), .words("formula", en: "formula", ja: "式"),
        .number("cases", en: "cases", ja: "調べた組"), .number("left-out", en: "left out", ja: "除いた組"),
        .number("failures", en: "failures", ja: "成り立たない組"), .number("share", en: "share", ja: "割合"),
        .words("example", en: "first failure", ja: "最初の反例"),
      ],
      rows: laws.map { law in
        let count = LawCount(law, arithmetic)
        return [
          .words(law.title), .words(law.formula), .number(count.cases), .number(count.leftOut),
          .number(count.failures), .plain(Self.percent(count.failures, of: count.cases)),
          count.first.map { .plain($0) } ?? .absent,
        ]
      })
  }

  /// Returns a share in percent with two decimals, rounded to nearest, ties to even.
  private static func percent(_ part: Int, of whole: Int) -> String {
    guard let share = try? ExactRational(ExactInteger(part * 10_000), over: ExactInteger(whole)) else { return "0%" }
    let digits = share.roundedToNearestOrEven.description
    let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    return "\(padded.dropLast(2)).\(padded.suffix(2))%"
  }
}
