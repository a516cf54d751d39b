import ExactNumbers
import ExperimentKit
import NumberFormats

/// A claim about the distance of the numbers from one code to another, and the computed distances.
///
/// Columns: `claim`, `computed` (the distances of neighbors, each once, in order), `verdict` (true if every distance is
/// as claimed, otherwise false).
///
/// Source: 000-2g; the article states 0.25 for `00001` to `00011`.
struct FloatGapClaim: Experiment {
  static let about = About(
    "float.gap-claim", en: "Whether the numbers from one code to another are as far apart as claimed.",
    ja: "ある範囲のビット列の間隔についての記述が正しいかどうか。", example: "format=float5 first=00001 last=00011 claimed=0.25")

  static let signature = Signature(
    format: Self.init,
    CodeParameters.code("first", help: LocalizedText(en: "The first code.", ja: "最初のビット列。")),
    CodeParameters.code("last", help: LocalizedText(en: "The last code.", ja: "最後のビット列。")),
    Parameter(
      "claimed", ParameterType<WrittenNumber>.writtenNumber,
      help: LocalizedText(en: "The claimed distance.", ja: "記述にある間隔。")))

  let format: FloatFormat
  let codes: ClosedRange<FloatFormat.Code>
  let claimed: WrittenNumber

  init(format: WrittenFloatFormat, first: WrittenCode, last: WrittenCode, claimed: WrittenNumber) throws {
    let format = try format.resolved
    let (first, last) = try Rejections.gather(
      first.code(of: "first", bits: format.bits), last.code(of: "last", bits: format.bits))
    guard first < last else {
      throw Rejection(
        "last", "The parameter `last` cannot be `\(format.bitPattern(last))`: it does not come after `first`.",
        help: "Use a code after `\(format.bitPattern(first))`.")
    }
    guard last - first < 65_536 else {
      throw Rejection(
        "last", "There are \(last - first + 1) codes from `first` to `last`.", help: "Use at most 65536.")
    }
    if let special = (first...last).first(where: { format.value(of: $0).number == nil }) {
      throw Rejection(
        "last", "The code `\(format.bitPattern(special))` is \(format.floatClass(of: special).words), not a number.",
        help: "Use codes with only numbers between them.")
    }
    (self.format, codes, self.claimed) = (format, first...last, claimed)
  }

  /// Returns the table, one row.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  func run() -> Table {
    let gaps = gaps
    let (first, last) = (format.bitPattern(codes.lowerBound), format.bitPattern(codes.upperBound))
    let claim = LocalizedText(
      en: "\(first) to \(last) are \(claimed.text) apart", ja: "\(first)から\(last)までは間隔が\(claimed.text)")
    let verdict =
      gaps == [claimed.exact] ? LocalizedText(en: "true", ja: "正しい") : LocalizedText(en: "false", ja: "誤り")
    return Table(
      [
        .words("claim", en: "claim", ja: "記述"), .words("computed", en: "computed", ja: "計算結果"),
        .words("verdict", en: "verdict", ja: "判定"),
      ],
      rows: [[.words(claim), .plain(gaps.map(\.description).joined(separator: ", ")), .words(verdict)]])
  }

  /// The distances of neighbors, each once, in the order of the numbers.
  private var gaps: [ExactRational] {
    let values = codes.compactMap { format.value(of: $0).exact }
    var gaps: [ExactRational] = []
    for (value, next) in zip(values, values.dropFirst()) {
      let gap = (next - value).magnitude
      if gap != gaps.last, !gaps.contains(gap) { gaps.append(gap) }
    }
    return gaps
  }
}
