import ExactNumbers
import ExperimentKit
import NumberFormats
import Results
import SourceText

/// The numbers of floating-point and other formats as marks on a line, one line a format.
///
/// A subnormal number is an open circle. Beyond the largest number the line is dashed. Values are written where there is
/// room, round ones first. Where numbers are nearer to each other than marks can be, a band rises with their density.
/// On a logarithmic scale negative numbers mirror the positive ones, and breaks set zero apart.
///
/// Source: 000-2g.
public struct FloatNumberLine: ListedExperiment {
  /// The name that cells use.
  public static let name = "float.number-line"

  /// What the figure shows.
  public static let summary = LocalizedText(
    en: "The numbers of floating-point formats as marks on a line.", ja: "浮動小数点数で表せる数を数直線に並べた図。")

  static let formats = Parameter(
    "formats", .list(of: ParameterType<NumberFormatName>.numberFormatName, count: 1...3),
    help: LocalizedText(en: "The formats, one line each.", ja: "形式。1つにつき1本の数直線を引く。"))
  static let scale = Parameter(
    "scale", ParameterType<NumberScaleName>.choice, default: .linear,
    help: LocalizedText(
      en: "Whether equal differences are equal distances, or equal ratios are.",
      ja: "差が等しいところを等間隔にするか(`linear`)、比が等しいところを等間隔にするか(`logarithmic`)。"))
  static let from = Parameter(
    "from", ParameterType<ExactRational>.shortRational,
    absent: LocalizedText(
      en: "the least number of all; on a logarithmic scale 0 if `to` is above it",
      ja: "すべての形式のうち最小の数。対数目盛りで`to`が正なら0"),
    help: LocalizedText(en: "The left end.", ja: "左端の数。"))
  static let to = Parameter(
    "to", ParameterType<ExactRational>.shortRational,
    absent: LocalizedText(en: "the greatest number of all", ja: "すべての形式のうち最大の数"),
    help: LocalizedText(en: "The right end.", ja: "右端の数。"))

  /// The formats, the scale and the range.
  public static let parameters: [any ParameterDeclaration] = [formats, scale, from, to]

  /// Float5 of the source beside the rules of IEEE 754.
  public static let example = "formats=[float5,e2m2] from=0 to=6"

  let formats: [NumberFormatName]
  let scaleName: NumberScaleName
  let range: ClosedRange<ExactRational>

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a right end that is not far enough to the right of the left end, or a
  ///   range without a number of any format.
  public init(_ arguments: Arguments) throws {
    (formats, scaleName) = (arguments[Self.formats], arguments[Self.scale])
    let reaches = formats.map(\.numbers.reach)
    let to = arguments[Self.to] ?? reaches.map(\.upperBound).max() ?? 0
    let least = reaches.map(\.lowerBound).min() ?? 0
    let from = arguments[Self.from] ?? (scaleName == .logarithmic && to > 0 ? 0 : least)
    let (near, far) = (min(from.magnitude, to.magnitude), max(from.magnitude, to.magnitude))
    let isLong =
      switch scaleName {
      case .linear: (to - from) * 100_000 >= far
      case .logarithmic: from.isNegative != to.isNegative || from == 0 || far >= near * 2
      }
    guard from < to, isLong else {
      throw Rejection(
        arguments.has(Self.to) ? "to" : "from",
        "The line from \(from.spokenText.en) to \(to.spokenText.en) is too short.",
        help: scaleName == .linear
          ? "Its right end `to` must be greater than its left end `from`, by a 100000th of the one farther from zero at least."
          : "Its right end `to` must be greater than its left end `from`, and on one side of zero they must differ by a "
            + "factor of 2 at least.")
    }
    let range = from...to
    guard formats.contains(where: { $0.numbers.indices(in: range) != nil }) else {
      throw Rejection(
        arguments.has(Self.from) ? "from" : "to",
        "\(formats.map { "`\($0.name)`" }.joined(separator: ", ")): no number from \(from.spokenText.en) to "
          + "\(to.spokenText.en).",
        help: "Take a wider range, or another format.")
    }
    self.range = range
  }

  /// The figure.
  ///
  /// - Complexity: O(*n*) for formats of *n* bits, a few hundred exact numbers a bit.
  public func run() -> Figure {
    let scale = scale
    let lines = formats.map { NumberLine($0, in: range, scale: scale) }
    let layout = NumberLineLayout(scale: scale, lines: lines)
    let (from, to) = (range.lowerBound.spokenText, range.upperBound.spokenText)
    let isLinear = scaleName == .linear
    let alt = LocalizedText(
      en: "Number lines from \(from.en) to \(to.en)\(isLinear ? "" : " on a logarithmic scale"). "
        + lines.map(\.alt.en).joined(separator: " "),
      ja: "\(from.ja)から\(to.ja)までの\(isLinear ? "" : "対数目盛りの")数直線。" + lines.map(\.alt.ja).joined())
    return Figure(
      width: layout.width, height: layout.height, alt: alt, shapes: NumberLineDrawing(layout: layout).shapes)
  }

  private var scale: any NumberScale {
    switch scaleName {
    case .linear:
      return LinearScale(range, plot: NumberLineLayout.plot)
    case .logarithmic:
      let least = formats.compactMap { format in
        format.numbers.smallestPositive.map(format.numbers.value)
      }
      return LogarithmicScale(range, least: least.min() ?? 1, plot: NumberLineLayout.plot)
    }
  }
}
