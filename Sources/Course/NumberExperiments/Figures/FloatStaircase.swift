import ExactNumbers
import ExperimentKit
import NumberFormats

/// The rounded values of the numbers of a range, as stairs: a graph per mode.
///
/// Source: IEEE Std 754-2019, 4.3.
struct FloatStaircase: Experiment {
  static let about = About(
    "float.staircase", en: "Rounding to a floating-point format as a graph: number in, number out, one graph per mode.",
    ja: "浮動小数点数への丸めをグラフにした図。横軸が丸める前、縦軸が丸めた後で、丸め方ごとに描く。",
    example: "format=e2m1fn from=-2 to=2 roundings=[nearest-even,toward-zero]")

  static let signature = Signature(
    format: Self.init,
    Parameter(
      "from", ParameterType<ExactRational>.shortRational,
      help: LocalizedText(en: "The lower end of the range to round.", ja: "丸める範囲の下端。")),
    Parameter(
      "to", ParameterType<ExactRational>.shortRational,
      help: LocalizedText(en: "The upper end of the range to round.", ja: "丸める範囲の上端。")),
    Parameter(
      "roundings", .list(of: ParameterType<RoundingName>.choice(among: RoundingName.deterministic), count: 1...4),
      default: [.nearestEven],
      help: LocalizedText(en: "The rounding modes, one graph each.", ja: "丸め方。1つにつき1つのグラフを描く。")))

  private static let mostNumbers = 64

  let format: FloatFormat
  let title: LocalizedText
  let range: ClosedRange<ExactRational>
  let roundings: [RoundingName]

  init(format: WrittenFloatFormat, from: ExactRational, to: ExactRational, roundings: [RoundingName]) throws {
    let written = format
    let format = try written.resolved
    guard from < to else {
      throw Rejection(
        "to", "The parameter `\(name: "to")` cannot be `\(to)`.", help: "It must be greater than `\(from)`.")
    }
    let numbers = FloatNumberSet(format: format)
    for (parameter, number) in [("from", from), ("to", to)] where !numbers.reach.contains(number) {
      let reach = numbers.reach
      throw Rejection(
        parameter, "The number \(number.spokenText) is outside the range of the format.",
        help: "The range is from \(reach.lowerBound.spokenText) to \(reach.upperBound.spokenText).")
    }
    let count = numbers.indices(in: from...to)?.size ?? 0
    guard count <= Self.mostNumbers else {
      throw Rejection(
        "to", "There are \(count) numbers of the format in this range, too many for a figure.",
        help: "A figure shows at most \(Self.mostNumbers): use a narrower range.")
    }
    (self.format, range, self.roundings) = (format, from...to, roundings)
    title = written.title(of: format)
  }

  /// Returns the figure.
  ///
  /// - Complexity: O(*n*) exact roundings for *n* numbers of the format in the range.
  func run() -> Figure {
    let drawing = StaircaseDrawing(
      title: title, range: range,
      panels: roundings.map { ($0.title, RoundingStaircase(format, $0.deterministic, in: range)) })
    return Figure(width: drawing.width, height: drawing.height, alt: drawing.alt, shapes: drawing.shapes)
  }
}
