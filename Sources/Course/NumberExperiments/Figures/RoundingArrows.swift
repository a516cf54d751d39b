import ExactNumbers
import ExperimentKit

/// Number lines with arrows from numbers to their rounded values.
struct RoundingArrows {
  /// The line of a mode.
  struct Lane {
    let title: LocalizedText
    let arrows: [(from: ExactRational, to: ExactRational)]
  }

  /// The numbers that have a mark, in ascending order, at least two.
  let numbers: [ExactRational]
  let lanes: [Lane]

  let width = 640.0
  private let laneHeight = 84.0
  private let plot = 36.0...604.0

  /// The height of the figure.
  var height: Double { 20 + laneHeight * Double(lanes.count) + 40 }

  private var scale: LinearScale {
    let (low, high) = (numbers.first ?? 0, numbers.last ?? 1)
    return LinearScale(low...max(high, low + ExactRational.powerOfTwo(-100)), plot: plot)
  }

  /// The shapes, from the back to the front.
  var shapes: [Figure.Shape] {
    grid + lanes.enumerated().flatMap { draw($1, at: 20 + laneHeight * Double($0) + 64) } + labels
  }

  private var bottom: Double { 20 + laneHeight * Double(lanes.count) }

  private var grid: [Figure.Shape] {
    numbers.map { .vertical(scale.place($0), 70...bottom, Figure.Stroke(.shade, width: 2)) }
  }

  /// The numbers below all lines, as many as fit, those with the fewest digits first.
  private var labels: [Figure.Shape] {
    let size = 18.0
    var taken: [ClosedRange<Double>] = []
    let ranked = numbers.map { ($0, $0.shortDecimal) }.sorted {
      ($0.1.count, $0.0.magnitude) < ($1.1.count, $1.0.magnitude)
    }
    return ranked.compactMap { number, text in
      let (x, extent) = (scale.place(number), text.width(size: size) / 2 + 4)
      guard taken.allSatisfy({ !$0.overlaps(x - extent...x + extent) }) else { return nil }
      taken.append(x - extent...x + extent)
      return .text(LocalizedText(text), at: Figure.Point(x, bottom + 24), style: Figure.TextStyle(size: size))
    }
  }

  private func draw(_ lane: Lane, at y: Double) -> [Figure.Shape] {
    let ends = plot.lowerBound - 20...plot.upperBound + 20
    let title = Figure.Shape.heading(
      lane.title, at: Figure.Point(ends.lowerBound, y - 38),
      style: Figure.TextStyle(size: 18, anchor: .start, isBold: true))
    return title + [.level(ends, y, Figure.Stroke(width: 2))]
      + numbers.map { .vertical(scale.place($0), y - 9...y + 9, Figure.Stroke(width: 3)) }
      + lane.arrows.flatMap { arrow($0.from, $0.to, y) }
  }

  /// Returns a dot at a number, and an arrow from above it to above its result.
  private func arrow(_ from: ExactRational, _ to: ExactRational, _ y: Double) -> [Figure.Shape] {
    let (start, tip) = (scale.place(from), scale.place(to))
    let isUp = tip > start
    let paint: Figure.Paint = from == to ? .ink : isUp ? .accent : .blue
    let shaft = Figure.Shape.arrow(
      from: Figure.Point(start, y - 20), to: Figure.Point(tip, y - 20), stroke: Figure.Stroke(paint, width: 3), head: 12
    )
    return [.vertical(start, y - 20...y, Figure.Stroke(paint, width: 2))] + shaft + [
      .circle(Figure.Point(start, y), radius: 6, stroke: Figure.Stroke(.paper, width: 1.5), fill: paint)
    ]
  }

  /// The text alternative of the arrows, for readers who cannot see them.
  var alt: LocalizedText {
    let modes = lanes.map { lane -> LocalizedText in
      let arrows = lane.arrows.map { "\($0.from.shortDecimal) → \($0.to.shortDecimal)" }
      return LocalizedText(
        en: "\(lane.title.en): \(arrows.joined(separator: ", "))",
        ja: "\(lane.title.ja): \(arrows.joined(separator: "、"))")
    }
    return LocalizedText(en: "Number lines with arrows. ", ja: "矢印を描いた数直線。")
      + modes.joined(LocalizedText(en: "; ", ja: "。"))
  }
}
