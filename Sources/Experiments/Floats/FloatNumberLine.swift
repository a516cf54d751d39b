import ExactNumbers
import ExperimentKit
import NumberFormats
import Results
import SourceText

/// The numbers of floating-point formats as marks on a line, one line a format.
///
/// A subnormal number is an open circle. Beyond the largest number the line is dashed. Values are written where there is
/// room, round ones first.
///
/// Source: 000-2g.
public struct FloatNumberLine: Experiment {
  /// The name that cells use.
  public static let name = "float.number-line"

  /// What the figure shows.
  public static let summary = LocalizedText(
    en: "The numbers of floating-point formats as marks on a line.", ja: "浮動小数点数で表せる数を数直線に並べた図。")

  /// How many numbers a line shows at most.
  static let mostNumbers = 2_000

  static let formats = Parameter(
    "formats", .list(of: ParameterType<FloatFormatName>.floatFormatName, count: 1...3),
    help: LocalizedText(en: "The formats, one line each.", ja: "形式。1つにつき1本の数直線を引く。"))
  static let from = Parameter(
    "from", ParameterType<ExactRational>.exactRational(in: -1000...1000),
    absent: LocalizedText(en: "the least number of all", ja: "すべての形式のうち最小の数"),
    help: LocalizedText(en: "The left end.", ja: "左端の数。"))
  static let to = Parameter(
    "to", ParameterType<ExactRational>.exactRational(in: -1000...1000),
    absent: LocalizedText(en: "the greatest number of all", ja: "すべての形式のうち最大の数"),
    help: LocalizedText(en: "The right end.", ja: "右端の数。"))

  /// The formats and the range.
  public static let parameters: [any ParameterDeclaration] = [formats, from, to]

  /// Float5 of the source beside the rules of IEEE 754.
  public static let example = "formats=[float5,e2m2] from=0 to=6"

  let formats: [FloatFormatName]
  let range: ClosedRange<ExactRational>

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a right end that is not at least 0.01 to the right of the left
  ///   end, or for too many numbers.
  public init(_ arguments: Arguments) throws {
    formats = arguments[Self.formats]
    let reaches = formats.map { NumberLine.reach($0.format) }
    let from = arguments[Self.from] ?? reaches.map(\.lowerBound).min() ?? 0
    let to = arguments[Self.to] ?? reaches.map(\.upperBound).max() ?? 0
    guard try to - from >= 1 / 100 else {
      throw Rejection(
        arguments.has(Self.to) ? "to" : "from", "The line from \(from) to \(to) is too short.",
        help: "Its right end `to` is at least 0.01 more than its left end `from`.")
    }
    range = from...to
    for name in formats where NumberLine.count(name.format, in: range) > Self.mostNumbers {
      throw Rejection(
        "formats", "`\(name.name)` has \(NumberLine.count(name.format, in: range)) numbers from \(from) to \(to).",
        help: "A line shows at most \(Self.mostNumbers). Take a shorter range with `from` and `to`.")
    }
  }

  /// The figure.
  ///
  /// - Complexity: O(*n*²) for *n* codes.
  public func run() -> Figure {
    let lines = formats.map { NumberLine($0, in: range) }
    let layout = NumberLineLayout(range: range, lines: lines)
    let alt = LocalizedText(
      en: "Number lines from \(range.lowerBound) to \(range.upperBound). "
        + lines.map(\.alt.en).joined(separator: " "),
      ja: "\(range.lowerBound)から\(range.upperBound)までの数直線。" + lines.map(\.alt.ja).joined())
    return Figure(
      width: layout.width, height: layout.height, alt: alt, shapes: NumberLineDrawing(layout: layout).shapes)
  }
}
