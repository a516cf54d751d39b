import ExactNumbers
import ExperimentKit
import NumberFormats

/// The numbers of floating-point and other formats as marks on a line, one line per format.
///
/// A subnormal number is an open circle. Beyond the largest number the line is dashed. Values are written if there is
/// room, round ones first. When numbers are nearer to each other than marks can be, a band rises with their density. On
/// a logarithmic scale negative numbers mirror the positive ones, and breaks separate zero from them.
///
/// Source: 000-2g.
struct FloatNumberLine: Experiment {
  static let about = About(
    "float.number-line", en: "The numbers of floating-point formats as marks on a line.", ja: "浮動小数点数で表せる数を数直線に並べた図。",
    example: "formats=[float5,e2m2] from=0 to=6")

  static let signature = Signature(
    Self.init,
    Parameter(
      "formats", .list(of: ParameterType<NumberFormatName>.numberFormatName, count: 1...3),
      help: LocalizedText(en: "The formats, one line each.", ja: "形式。1つにつき1本の数直線を引く。")),
    Parameter(
      "scale", ParameterType<NumberScaleName>.choice, default: .linear,
      help: LocalizedText(
        en: "Whether equal differences have equal distances (`linear`), or equal ratios do (`logarithmic`).",
        ja: "差が等しいところを等間隔にするか(`linear`)、比が等しいところを等間隔にするか(`logarithmic`)。")),
    Parameter(
      "from", ParameterType<ExactRational>.shortRational,
      absent: LocalizedText(
        en: "the least number of all; on a logarithmic scale 0 if `to` is above it",
        ja: "すべての形式のうち最小の数。対数目盛りで`to`が正なら0"),
      help: LocalizedText(en: "The left end.", ja: "左端の数。")),
    Parameter(
      "to", ParameterType<ExactRational>.shortRational,
      absent: LocalizedText(en: "the greatest number of all", ja: "すべての形式のうち最大の数"),
      help: LocalizedText(en: "The right end.", ja: "右端の数。")))

  let formats: [NumberFormatName]
  let scaleName: NumberScaleName
  let range: ClosedRange<ExactRational>

  init(
    formats: [NumberFormatName], scale: NumberScaleName, from: ExactRational?, to: ExactRational?
  ) throws {
    let reaches = formats.map(\.numbers.reach)
    let right = to ?? reaches.map(\.upperBound).max() ?? 0
    let least = reaches.map(\.lowerBound).min() ?? 0
    let left = from ?? (scale == .logarithmic && right > 0 ? 0 : least)
    let (near, far) = (min(left.magnitude, right.magnitude), max(left.magnitude, right.magnitude))
    let isLong =
      switch scale {
      case .linear: (right - left) * 100_000 >= far
      case .logarithmic: left.isNegative != right.isNegative || left == 0 || far >= near * 2
      }
    guard left < right, isLong else {
      throw Rejection(
        to == nil ? "from" : "to",
        "The line from \(left.spokenText) to \(right.spokenText) is too short.",
        help: scale == .linear
          ? "Make its right end `to` greater than its left end `from`, by at least a 100000th of the end that is farther from zero."
          : "Make its right end `to` greater than its left end `from`; on one side of zero, the ends must differ by "
            + "a factor of at least 2.")
    }
    guard formats.contains(where: { $0.numbers.indices(in: left...right) != nil }) else {
      throw Rejection(
        from == nil ? "to" : "from",
        "\(formats.map(\.name).inCode): no number from \(left.spokenText) to \(right.spokenText).",
        help: "Use a wider range, or another format.")
    }
    (self.formats, scaleName, range) = (formats, scale, left...right)
  }

  /// Returns the figure.
  ///
  /// - Complexity: O(*n*) for formats of *n* bits, a few hundred exact numbers per bit.
  func run() -> Figure {
    let scale = scale
    let lines = formats.map { NumberLine($0, in: range, scale: scale) }
    let layout = NumberLineLayout(scale: scale, lines: lines)
    let (from, to) = (range.lowerBound.spokenText, range.upperBound.spokenText)
    let isLinear = scaleName == .linear
    let alt =
      LocalizedText(
        en: "Number lines from \(from) to \(to)\(isLinear ? "" : " on a logarithmic scale"). ",
        ja: "\(from)から\(to)までの\(isLinear ? "" : "対数目盛りの")数直線。")
      + lines.map(\.alt).joined(LocalizedText(en: " ", ja: ""))
    return Figure(
      width: layout.width, height: layout.height, alt: alt, shapes: NumberLineDrawing(layout: layout).shapes,
      marks: layout.marks)
  }

  private var scale: any NumberScale {
    switch scaleName {
    case .linear:
      return LinearScale(range, plot: NumberLineLayout.plot, labelSize: 20)
    case .logarithmic:
      let least = formats.compactMap { format in
        format.numbers.smallestPositive.map(format.numbers.value)
      }
      return LogarithmicScale(range, least: least.min() ?? 1, plot: NumberLineLayout.plot)
    }
  }
}
