import ExactNumbers
import ExperimentKit
import NumberFormats

/// Numbers rounded to a format in several modes, as arrows along number lines, one per mode.
///
/// Source: IEEE Std 754-2019, 4.3.
struct FloatRoundingArrows: Experiment {
  static let about = About(
    "float.rounding-arrows",
    en: "Numbers rounded to a floating-point format, as arrows along one number line per mode.",
    ja: "数を浮動小数点数に丸める様子を、丸め方ごとの数直線に矢印で描いた図。",
    example: "format=e2m2 values=[-2.75,-2.25,0.625,1.125,2.25]")

  static let signature = Signature(
    format: Self.init,
    Parameter(
      "values", .list(of: ParameterType<ExactRational>.shortRational, count: 1...16),
      help: LocalizedText(en: "The numbers to round.", ja: "丸める数。")),
    Parameter(
      "roundings",
      .list(
        of: ParameterType<RoundingName>.choice(among: RoundingName.deterministic),
        count: 1...RoundingName.deterministic.count),
      default: [.nearestEven, .nearestAway, .towardZero, .up, .down],
      help: LocalizedText(en: "The rounding modes, one line each.", ja: "丸め方。1つにつき1本の数直線を引く。")))

  let format: FloatFormat
  let values: [ExactRational]
  let roundings: [RoundingName]

  init(format: WrittenFloatFormat, values: [ExactRational], roundings: [RoundingName]) throws {
    let format = try format.resolved
    (self.format, self.values, self.roundings) = (format, values, roundings)
    let reach = FloatNumberSet(format: format).reach
    if let beyond = values.first(where: { !reach.contains($0) }) {
      throw Rejection(
        "values", "The number \(beyond.spokenText) is outside the range of the format.",
        help: "The range is from \(reach.lowerBound.spokenText) to \(reach.upperBound.spokenText).")
    }
    guard indices.size <= Self.mostNumbers else {
      throw Rejection(
        "values", "There are \(indices.size) numbers of the format around these values, too many for a figure.",
        help: "A figure shows at most \(Self.mostNumbers): use values that are closer to each other.")
    }
  }

  private static let mostNumbers = 64

  /// The indices of the numbers from the one below all values to the one above them.
  private var indices: ClosedRange<Int128> {
    let set = FloatNumberSet(format: format)
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let first = max(set.indices.lowerBound, (set.firstIndex { $0 > low } ?? set.indices.upperBound) - 1)
    let last = set.firstIndex { $0 >= high } ?? set.indices.upperBound
    return max(set.indices.lowerBound, first - 1)...min(set.indices.upperBound, last + 1)
  }

  /// Returns the figure.
  ///
  /// - Complexity: O(*n*) exact roundings for *n* arrows.
  func run() -> Figure {
    let arithmetic = FloatArithmetic(format)
    let lanes = roundings.map { name in
      RoundingArrows.Lane(
        title: name.title,
        arrows: values.map { value in
          let code = arithmetic.round(value, rounding: name.rounding(random: 0)).code
          return (value, code.flatMap { format.value(of: $0).exact } ?? value)
        })
    }
    let drawing = RoundingArrows(numbers: indices.map(FloatNumberSet(format: format).value), lanes: lanes)
    return Figure(width: drawing.width, height: drawing.height, alt: drawing.alt, shapes: drawing.shapes)
  }
}
