import ExactNumbers
import ExperimentKit
import NumberFormats

/// The distances of the positive numbers of formats, plotted against the numbers, both on logarithmic scales.
///
/// The line is level where numbers are equally far apart, which is a binade of a floating-point format; relative to the
/// number, it then falls to the last number at that distance. For teeth too narrow to see, the upper edge is drawn. The
/// distance is that to the next number, which is the unit in the last place; the last number has none.
struct FloatSpacingPlot: Experiment {
  static let about = About(
    "float.spacing-plot", en: "The distance between neighboring numbers, plotted against the numbers.",
    ja: "隣り合う数の間隔(分解能)を、数の大きさに対して描いた図。", example: "formats=[e4m3,posit8,q3.4]")

  static let signature = Signature(
    Self.init,
    Parameter(
      "formats", .list(of: ParameterType<NumberFormatName>.numberFormatName, count: 1...3),
      help: LocalizedText(en: "The formats, one line each.", ja: "形式。1つにつき1本の線を引く。")),
    Parameter(
      "relative", ParameterType<Bool>.truth, default: false,
      help: LocalizedText(
        en: "Whether to divide the distance by the number.", ja: "間隔を、その数で割って描くか。")),
    Parameter(
      "from", ParameterType<ExactRational>.shortRational,
      absent: LocalizedText(en: "the least number above zero", ja: "正の最小の数"),
      help: LocalizedText(en: "The lower end of the range, above zero.", ja: "描く範囲の下端。0より大きい数。")),
    Parameter(
      "to", ParameterType<ExactRational>.shortRational, absent: LocalizedText(en: "the largest number", ja: "最大の数"),
      help: LocalizedText(en: "The upper end of the range.", ja: "描く範囲の上端。")))

  let formats: [NumberFormatName]
  let isRelative: Bool
  let from: ExactRational?
  let to: ExactRational?

  init(formats: [NumberFormatName], isRelative: Bool, from: ExactRational?, to: ExactRational?) throws {
    (self.formats, self.isRelative, self.from, self.to) = (formats, isRelative, from, to)
    if let from, from <= 0 {
      throw Rejection("from", "The parameter `\(name: "from")` cannot be `\(from)`.", help: "It must be above 0.")
    }
    if let to, to <= from ?? 0 {
      throw Rejection(
        "to", "The parameter `\(name: "to")` cannot be `\(to)`.", help: "It must be greater than `\(from ?? 0)`.")
    }
    for format in formats {
      let range = range(format)
      let indices = format.numbers.indices(in: range)
      guard let indices, indices.lowerBound < indices.upperBound else {
        throw Rejection(
          from != nil ? "from" : to != nil ? "to" : "formats",
          "`\(format.name)` has fewer than two numbers from \(range.lowerBound.spokenText) to "
            + "\(range.upperBound.spokenText).",
          help: "Use a wider range, or another format.")
      }
    }
  }

  /// Returns the range of a format.
  private func range(_ format: NumberFormatName) -> ClosedRange<ExactRational> {
    let numbers = format.numbers
    let low = from ?? numbers.smallestPositive.map(numbers.value) ?? 0
    return low...max(low, to ?? numbers.reach.upperBound)
  }

  /// Returns the figure.
  ///
  /// - Complexity: O(*n*) for *n* binades.
  func run() -> Figure {
    let stairs = formats.map { format in
      SpacingPlot.Stairs(
        title: format.title, runs: NumberGaps(format.numbers, in: range(format)).runs, isRelative: isRelative)
    }
    let plot = SpacingPlot(stairs)
    let alt =
      LocalizedText(
        en:
          "The distance from each number to the next\(isRelative ? ", divided by the number," : "") against the number, "
          + "both on logarithmic scales. ",
        ja: "次の数との間隔\(isRelative ? "をその数で割ったもの" : "")を、数の大きさに対して、どちらも対数目盛りで描いた図。")
      + stairs.map(\.alt).joined(LocalizedText(en: " ", ja: ""))
    return Figure(width: plot.width, height: plot.height, alt: alt, shapes: plot.shapes)
  }
}

extension SpacingPlot.Stairs {
  /// The text alternative of the stairs, for readers who cannot see them.
  fileprivate var alt: LocalizedText {
    guard let first = runs.first, let last = runs.last, let least = heights.min(), let greatest = heights.max() else {
      return title
    }
    let (from, to) = (first.from.spokenText, last.to.spokenText)
    let (low, high) = (least.spokenText, greatest.spokenText)
    let distances =
      low == high
      ? LocalizedText(en: "always \(low).", ja: "常に\(low)。")
      : LocalizedText(
        en: "between \(low) and \(high), in \(runs.count) steps.", ja: "\(runs.count)段で、最小\(low)、最大\(high)。")
    return LocalizedText(
      en: "\(title), from \(from) to \(to): \(distances)", ja: "\(title)は\(from)から\(to)まで\(distances)")
  }
}
