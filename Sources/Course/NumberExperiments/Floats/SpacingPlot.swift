import ExactNumbers
import ExperimentKit

/// The distance of neighboring numbers against their value, both on logarithmic scales, as shapes.
struct SpacingPlot {
  /// The stairs of a format.
  struct Stairs {
    let title: LocalizedText
    let runs: [NumberGaps.Run]
    let isRelative: Bool

    /// Returns the height of a stair at one of its numbers.
    func height(_ run: NumberGaps.Run, at value: ExactRational) -> ExactRational {
      isRelative ? (try? run.gap / value) ?? run.gap : run.gap
    }

    /// The heights of the first and the last number of every stair.
    var heights: [ExactRational] {
      runs.flatMap { [height($0, at: $0.from), height($0, at: $0.last)] }
    }

    /// Returns the end of the line of a stair: the next stair, or a point at its own last number if the line falls.
    func end(_ run: NumberGaps.Run) -> ExactRational {
      isRelative ? run.last : run.to
    }
  }

  let stairs: [Stairs]
  let width = 640.0

  private let horizontal: LogarithmicScale
  private let vertical: LogarithmicScale
  private let plot = 96.0...620.0
  private let top = 64.0
  private let depth = 430.0

  /// Creates the plot of at least one format's stairs.
  init(_ stairs: [Stairs]) {
    self.stairs = stairs
    let values = stairs.flatMap { $0.runs.flatMap { [$0.from, $0.to] } }
    let heights = stairs.flatMap(\.heights)
    let (low, high) = (heights.min() ?? 1, heights.max() ?? 1)
    horizontal = LogarithmicScale((values.min() ?? 1)...(values.max() ?? 2), least: 1, plot: plot)
    vertical = LogarithmicScale(
      low.scaled(byPowerOfTwo: -1)...high.scaled(byPowerOfTwo: 1), least: 1, plot: 0...depth)
  }

  private var isRelative: Bool {
    stairs.contains(where: \.isRelative)
  }

  private var bottom: Double {
    top + depth
  }

  /// The height of the figure.
  var height: Double {
    bottom + 74 + 34 * Double(max(2, stairs.count))
  }

  /// The shapes, from the back to the front.
  var shapes: [Figure.Shape] {
    axes + stairs.enumerated().flatMap { index, stairs in line(stairs, index) + legend(stairs, index) }
  }

  private func point(_ value: ExactRational, _ height: ExactRational) -> Figure.Point {
    Figure.Point(horizontal.place(value), bottom - vertical.place(height))
  }

  private func line(_ stairs: Stairs, _ index: Int) -> [Figure.Shape] {
    var points: [Figure.Point] = []
    for (number, run) in stairs.runs.enumerated() {
      let end = stairs.end(run)
      let (from, to) = (point(run.from, stairs.height(run, at: run.from)), point(end, stairs.height(run, at: end)))
      let isLast = number == stairs.runs.count - 1
      // Stairs narrower than a pixel would be one line anyhow.
      if let last = points.last, to.x - last.x < 1, !isLast { continue }
      let isNarrowTooth = stairs.isRelative && horizontal.place(run.to) - from.x < 4 && !isLast
      for point in isNarrowTooth ? [from] : [from, to] where point != points.last { points.append(point) }
    }
    guard let first = points.first, let last = points.last else { return [] }
    return [
      .line(points, stroke: stroke(index)),
      .circle(first, radius: 6, stroke: Figure.Stroke(width: 2), fill: .paper),
      .circle(last, radius: 6, stroke: Figure.Stroke(width: 2), fill: .ink),
    ]
  }

  /// Whether teeth are so narrow that dashes would be hard to see.
  private var hasNarrowTeeth: Bool { isRelative && horizontal.octave < 12 }

  private func stroke(_ index: Int) -> Figure.Stroke {
    if hasNarrowTeeth { return Figure.Stroke([.ink, .accent, .blue][min(index, 2)], width: 2) }
    return switch index {
    case 0: Figure.Stroke(width: 4)
    case 1: Figure.Stroke(.accent, width: 4, dash: .longDashed)
    default: Figure.Stroke(width: 5, dash: .dotted)
    }
  }

  private func legend(_ stairs: Stairs, _ index: Int) -> [Figure.Shape] {
    let y = bottom + 84 + 34 * Double(index)
    return [
      .line([Figure.Point(16, y), Figure.Point(84, y)], stroke: stroke(index)),
      .text(
        stairs.title, at: Figure.Point(96, y + 7), style: Figure.TextStyle(size: 20, anchor: .start, isBold: true)),
    ] + (index == 0 ? ends(y) : [])
  }

  private func ends(_ y: Double) -> [Figure.Shape] {
    func end(_ words: LocalizedText, _ row: Double, _ fill: Figure.Paint) -> [Figure.Shape] {
      let (x, y) = (380.0, y + 34 * row)
      return [
        .circle(Figure.Point(x, y), radius: 6, stroke: Figure.Stroke(width: 2), fill: fill),
        .text(words, at: Figure.Point(x + 14, y + 6), style: Figure.TextStyle(size: 20, anchor: .start)),
      ]
    }
    let first = LocalizedText(en: "first number", ja: "最初の数")
    return isRelative
      ? end(first, 0, .paper) + end(LocalizedText(en: "last with a next one", ja: "次の数がある最後の数"), 1, .ink)
      : end(first, 0, .paper) + end(LocalizedText(en: "last number", ja: "最後の数"), 1, .ink)
  }

  private var axes: [Figure.Shape] {
    let (left, right) = (plot.lowerBound, plot.upperBound)
    let style = Figure.TextStyle(size: 20, paint: .muted, isBold: true)
    let columns = horizontal.ticks.flatMap { tick -> [Figure.Shape] in
      let x = horizontal.place(tick.value)
      return [
        .line([Figure.Point(x, top), Figure.Point(x, bottom)], stroke: Figure.Stroke(.shade, width: 2)),
        .text(LocalizedText(tick.text), at: Figure.Point(x, bottom + 30), style: style),
      ]
    }
    let rows = vertical.ticks(room: 44).flatMap { tick -> [Figure.Shape] in
      let y = bottom - vertical.place(tick.value)
      var style = style
      style.anchor = .end
      return [
        .line([Figure.Point(left, y), Figure.Point(right, y)], stroke: Figure.Stroke(.shade, width: 2)),
        .text(LocalizedText(tick.text), at: Figure.Point(left - 12, y + 7), style: style),
      ]
    }
    let corner = [Figure.Point(left, top), Figure.Point(left, bottom), Figure.Point(right, bottom)]
    return columns + rows + [
      .line(corner, stroke: Figure.Stroke(.muted, width: 2)),
      .text(
        isRelative
          ? LocalizedText(en: "distance to the next number, divided by the number", ja: "次の数との間隔を、その数で割ったもの")
          : LocalizedText(en: "distance to the next number", ja: "次の数との間隔"),
        at: Figure.Point(16, 34), style: Figure.TextStyle(size: 20, anchor: .start, isBold: true)),
      .text(
        LocalizedText(en: "number", ja: "数"), at: Figure.Point(right, bottom + 56),
        style: Figure.TextStyle(size: 20, anchor: .end, isBold: true)),
    ]
  }
}
