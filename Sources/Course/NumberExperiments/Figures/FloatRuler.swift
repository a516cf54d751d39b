import ExactNumbers
import ExperimentKit
import NumberFormats

/// The marks of a ruler at equal distances, each with an arrow to the nearest number of a format.
///
/// Source: 000-2g.
struct FloatRuler: Experiment {
  static let about = About(
    "float.ruler", en: "The marks of a ruler, each connected to the nearest number of a floating-point format.",
    ja: "等間隔の目盛りを、それぞれに最も近い浮動小数点数と結んだ図。", example: "format=float5 from=0 to=6 step=0.1")

  static let signature = Signature(
    format: Self.init,
    Parameter(
      "from", ParameterType<ExactRational>.shortRational, help: LocalizedText(en: "The first mark.", ja: "最初の目盛り。")),
    Parameter(
      "to", ParameterType<ExactRational>.shortRational,
      help: LocalizedText(en: "The number up to which there are marks.", ja: "この数まで目盛りを打つ。")),
    Parameter(
      "step", ParameterType<ExactRational>.shortRational,
      help: LocalizedText(en: "The distance between the marks.", ja: "目盛りの間隔。")))

  private static let mostMarks = 200

  let format: FloatFormat
  let marks: [ExactRational]

  init(format: WrittenFloatFormat, from: ExactRational, to: ExactRational, step: ExactRational) throws {
    (self.format, marks) = try Rejections.gather(
      format.resolved, RationalSeries(from: from, to: to, step: step).numbers())
    guard (2...Self.mostMarks).contains(marks.count) else {
      throw Rejection(
        "step", marks.count == 1 ? "That is 1 mark." : "That is \(marks.count) marks.",
        help: "A ruler can have 2 to \(Self.mostMarks).")
    }
  }

  /// Returns the figure.
  ///
  /// - Complexity: O(*n*) exact roundings for *n* marks.
  func run() -> Figure {
    let pairs = marks.map { ($0, format.value(of: format.nearestFinite(to: $0)).exact ?? 0) }
    let set = FloatNumberSet(format: format)
    let ends = (pairs.map(\.1) + marks).reduce(marks[0]...marks[0]) { min($0.lowerBound, $1)...max($0.upperBound, $1) }
    let indices = set.indices(in: ends).flatMap { $0.size <= 256 ? $0 : nil }
    let drawing = RulerDrawing(pairs: pairs, numbers: indices?.map(set.value) ?? [], range: ends)
    return Figure(
      width: drawing.width, height: drawing.height, alt: drawing.alt, shapes: drawing.shapes, marks: drawing.marks)
  }
}
