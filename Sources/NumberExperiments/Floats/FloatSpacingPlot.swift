import ExactNumbers
import ExperimentKit
import NumberFormats
import Results
import SourceText

/// How far apart the positive numbers of formats are, plotted against the numbers, both on logarithmic scales.
///
/// Where numbers are equally far apart, which is a binade of a floating-point format, the line is level; relative to the
/// number it then falls to the last number at that distance, and of teeth too narrow to be seen the upper edge is drawn.
/// The distance is that to the next number, which is the unit in the last place; the last number has none.
public struct FloatSpacingPlot: ListedExperiment {
  /// The name that cells use.
  public static let name = "float.spacing-plot"

  /// What the figure shows.
  public static let summary = LocalizedText(
    en: "The distance of neighboring numbers, plotted against the numbers.", ja: "隣り合う数の間隔(分解能)を、数の大きさに対して描いた図。")

  static let formats = Parameter(
    "formats", .list(of: ParameterType<NumberFormatName>.numberFormatName, count: 1...3),
    help: LocalizedText(en: "The formats, one line each.", ja: "形式。1つにつき1本の線を引く。"))
  static let relative = Parameter(
    "relative", ParameterType<Bool>.truth, default: false,
    help: LocalizedText(
      en: "Whether the distance is divided by the number.", ja: "間隔を、その数で割って描くか。"))
  static let from = Parameter(
    "from", ParameterType<ExactRational>.shortRational,
    absent: LocalizedText(en: "the least number above zero", ja: "正の最小の数"),
    help: LocalizedText(en: "The least number that counts, above zero.", ja: "描く範囲の下端。0より大きい数。"))
  static let to = Parameter(
    "to", ParameterType<ExactRational>.shortRational, absent: LocalizedText(en: "the largest number", ja: "最大の数"),
    help: LocalizedText(en: "The greatest number that counts.", ja: "描く範囲の上端。"))

  /// The formats, the range and what is plotted.
  public static let parameters: [any ParameterDeclaration] = [formats, relative, from, to]

  /// What subnormal numbers, and tapered precision, look like.
  public static let example = "formats=[e4m3,posit8,q3.4]"

  let formats: [NumberFormatName]
  let isRelative: Bool
  let from: ExactRational?
  let to: ExactRational?

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a range that is empty or holds fewer than two numbers of a format.
  public init(_ arguments: Arguments) throws {
    (formats, isRelative) = (arguments[Self.formats], arguments[Self.relative])
    (from, to) = (arguments[Self.from], arguments[Self.to])
    if let from, from <= 0 {
      throw Rejection("from", "The parameter `from` cannot be `\(from)`.", help: "It must be above 0.")
    }
    if let to, to <= from ?? 0 {
      throw Rejection("to", "The parameter `to` cannot be `\(to)`.", help: "It must be greater than `\(from ?? 0)`.")
    }
    for format in formats {
      let range = range(format)
      let indices = format.numbers.indices(in: range)
      guard let indices, indices.lowerBound < indices.upperBound else {
        throw Rejection(
          arguments.has(Self.from) ? "from" : arguments.has(Self.to) ? "to" : "formats",
          "`\(format.name)` has fewer than two numbers from \(range.lowerBound.spokenText.en) to "
            + "\(range.upperBound.spokenText.en).",
          help: "Take a wider range, or another format.")
      }
    }
  }

  /// The range of a format.
  private func range(_ format: NumberFormatName) -> ClosedRange<ExactRational> {
    let numbers = format.numbers
    let low = from ?? numbers.smallestPositive.map(numbers.value) ?? 0
    return low...max(low, to ?? numbers.reach.upperBound)
  }

  /// The figure.
  ///
  /// - Complexity: O(*n*) for *n* binades.
  public func run() -> Figure {
    let stairs = formats.map { format in
      SpacingPlot.Stairs(
        title: format.title, runs: NumberGaps(format.numbers, in: range(format)).runs, isRelative: isRelative)
    }
    let plot = SpacingPlot(stairs)
    let alt = LocalizedText(
      en:
        "The distance from each number to the next\(isRelative ? ", divided by the number," : "") against the number, "
        + "both on logarithmic scales. " + stairs.map(\.alt.en).joined(separator: " "),
      ja: "次の数との間隔\(isRelative ? "をその数で割ったもの" : "")を、数の大きさに対して、どちらも対数目盛りで描いた図。"
        + stairs.map(\.alt.ja).joined())
    return Figure(width: plot.width, height: plot.height, alt: alt, shapes: plot.shapes)
  }
}

extension SpacingPlot.Stairs {
  /// The stairs in words, for readers who cannot see them.
  fileprivate var alt: LocalizedText {
    guard let first = runs.first, let last = runs.last, let least = heights.min(), let greatest = heights.max() else {
      return title
    }
    let (from, to) = (first.from.spokenText, last.to.spokenText)
    let (low, high) = (least.spokenText, greatest.spokenText)
    return LocalizedText(
      en: "\(title.en), from \(from.en) to \(to.en): "
        + (low == high ? "always \(low.en)." : "between \(low.en) and \(high.en), in \(runs.count) stairs."),
      ja: "\(title.ja)は\(from.ja)から\(to.ja)まで"
        + (low == high ? "常に\(low.ja)。" : "\(runs.count)段で、最小\(low.ja)、最大\(high.ja)。"))
  }
}
