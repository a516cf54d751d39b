import ExactNumbers
import ExperimentKit
import NumberFormats

/// A zoom as shapes: the binade, and the magnified stretch between two neighbors below it.
struct ZoomDrawing {
  let zoom: Zoom

  let width = 640.0
  let height = 360.0

  private let upper = 66.0
  private let lower = 236.0

  /// The magnified axis: the neighbors with a quarter of their distance around them.
  private var scale: LinearScale {
    let margin = (zoom.ends.upperBound - zoom.ends.lowerBound).scaled(byPowerOfTwo: -2)
    return LinearScale(zoom.ends.lowerBound - margin...zoom.ends.upperBound + margin, plot: 20...620)
  }

  /// The binade of both neighbors, from zero if they are subnormal.
  private var whole: ClosedRange<ExactRational> {
    let near = min(zoom.ends.lowerBound.magnitude, zoom.ends.upperBound.magnitude)
    let far = max(zoom.ends.lowerBound.magnitude, zoom.ends.upperBound.magnitude)
    let exponent = near.leadingBits?.exponent
    let low = exponent.map { ExactRational.powerOfTwo($0) } ?? 0
    let magnitude = low...max(far, exponent.map { ExactRational.powerOfTwo($0 + 1) } ?? far)
    return zoom.ends.lowerBound.isNegative ? -magnitude.upperBound ... -magnitude.lowerBound : magnitude
  }

  /// The shapes, from the back to the front.
  var shapes: [Figure.Shape] {
    cone + overview + axis + written + exact
  }

  private var cone: [Figure.Shape] {
    let x = LinearScale(whole, plot: 40...600).place(zoom.exact)
    let corners = [(x, upper), (20.0, lower), (620.0, lower)].map { Figure.Point($0.0, $0.1) }
    return [.line(corners, stroke: Figure.Stroke(.shade, width: 1), fill: .shade)]
  }

  private var overview: [Figure.Shape] {
    let scale = LinearScale(whole, plot: 40...600)
    let x = scale.place(zoom.exact)
    let ends = [whole.lowerBound, whole.upperBound].flatMap { end -> [Figure.Shape] in
      [
        .vertical(scale.place(end), upper - 9...upper + 9, Figure.Stroke(width: 3)),
        .text(
          LocalizedText(end.shortText(prefersPowers: false) ?? ""), at: Figure.Point(scale.place(end), upper - 16),
          style: Figure.TextStyle(size: 18)),
      ]
    }
    return [.level(40...600, upper, Figure.Stroke(width: 2))] + ends + [
      .vertical(x, upper - 12...upper + 12, Figure.Stroke(.accent, width: 3))
    ]
  }

  private var axis: [Figure.Shape] {
    let middle = scale.place(zoom.midpoint)
    let quiet = Figure.TextStyle(size: 17, paint: .muted)
    return [
      .level(20...620, lower, Figure.Stroke(width: 2)),
      .vertical(middle, lower...lower + 16, Figure.Stroke(.muted, width: 3)),
      .text(LocalizedText(en: "midpoint", ja: "中点"), at: Figure.Point(middle, lower + 34), style: quiet),
    ] + end(zoom.below) + end(zoom.above)
  }

  /// Returns a neighbor: its mark, its shortest decimal, and whether its code is even.
  private func end(_ code: FloatFormat.Code) -> [Figure.Shape] {
    let x = scale.place(zoom.format.value(of: code).exact ?? 0)
    let bits = zoom.format.bitPattern(code).suffix(4)
    let isEven = code & 1 == 0
    // With one digit, the code decides nothing.
    let parity =
      zoom.format.tiesGoUp
      ? LocalizedText("…\(bits)")
      : LocalizedText(en: "…\(bits) (\(isEven ? "even" : "odd"))", ja: "…\(bits)(\(isEven ? "偶数" : "奇数"))")
    return [
      .vertical(x, lower - 16...lower + 16, Figure.Stroke(width: 4)),
      .text(
        LocalizedText(zoom.text(code)), at: Figure.Point(x, lower + 62),
        style: Figure.TextStyle(size: 18, isBold: true)),
      .text(parity, at: Figure.Point(x, lower + 88), style: Figure.TextStyle(size: 17, paint: .muted)),
    ]
  }

  private var exact: [Figure.Shape] {
    let words =
      zoom.written == nil
      ? LocalizedText(en: "the exact number", ja: "正確な数")
      : LocalizedText(en: "exact sum of stored numbers", ja: "格納した数の正確な和")
    return pointer(zoom.exact, words, lower - 26, paint: .accent)
  }

  private var written: [Figure.Shape] {
    guard let written = zoom.shownWritten else { return [] }
    return pointer(
      written, LocalizedText(en: "\(written.plainOrScientific) itself", ja: "\(written.plainOrScientific)そのもの"),
      lower - 62,
      paint: .blue)
  }

  /// Returns a number on the axis, its name above it, and the arrow to the neighbor that it is rounded to.
  private func pointer(
    _ number: ExactRational, _ words: LocalizedText, _ y: Double, paint: Figure.Paint
  ) -> [Figure.Shape] {
    let (x, tip) = (scale.place(number), scale.place(zoom.nearest(to: number)))
    let extent = words.en.width(size: 17) / 2
    let center = min(max(x, extent + 8), width - extent - 8)
    return [.vertical(x, y...lower, Figure.Stroke(paint, width: 1.5))]
      + Figure.Shape.arrow(
        from: Figure.Point(x, y), to: Figure.Point(tip, y), stroke: Figure.Stroke(paint, width: 3), head: 14)
      + [
        .circle(Figure.Point(x, lower), radius: 6, stroke: Figure.Stroke(.paper, width: 2), fill: paint),
        .text(words, at: Figure.Point(center, y - 9), style: Figure.TextStyle(size: 17, paint: paint, isBold: true)),
      ]
  }
}
