import ExactNumbers
import ExperimentKit

/// A number line with an arrow from above to one of its points.
struct PointedLine {
  /// The numbers of the line that have a mark.
  let marks: [ExactRational]
  let range: ClosedRange<ExactRational>
  /// The target of the arrow.
  let target: Target

  /// The possible targets of an arrow.
  enum Target {
    /// A number of the range.
    case number(ExactRational)
    /// A place beyond an end of the line.
    case infinity(isNegative: Bool)
    /// No target, since there is no number.
    case none
  }

  private static let plot = 40.0...600.0

  private var scale: LinearScale { LinearScale(range, plot: Self.plot) }

  /// The numbers below the line: those of the scale that have a mark, or all of the scale if fewer than two do.
  private var ticks: [NumberTick] {
    let marked = Set(marks)
    let ticks = scale.ticks.filter { marked.contains($0.value) }
    return ticks.count < 2 ? scale.ticks : ticks
  }

  /// Returns the shapes: the line at a height, and the arrow that begins above it.
  func shapes(at y: Double, arrowFrom start: Double) -> [Figure.Shape] {
    let ink = Figure.Stroke(width: 2)
    let thin = Figure.Stroke(width: marks.count > 40 ? 1 : 2)
    let ends = Self.plot.lowerBound - 24...Self.plot.upperBound + 24
    return [.level(ends, y, ink)]
      + marks.map { .vertical(scale.place($0), y - 8...y + 8, thin) }
      + ticks.map { tick in
        .text(
          LocalizedText(tick.text), at: Figure.Point(scale.place(tick.value), y + 30),
          style: Figure.TextStyle(size: 17, paint: .muted))
      } + pointer(y, start)
  }

  /// Returns the places of the numbers of the line at a height; that of the target is the main one.
  func placedMarks(at y: Double) -> [Figure.Mark] {
    let target: ExactRational? = if case .number(let number) = target { number } else { nil }
    return (marks + (target.map { marks.contains($0) ? [] : [$0] } ?? [])).compactMap { number in
      .number(number, at: Figure.Point(scale.place(number), y), isMain: number == target)
    }
  }

  private func pointer(_ y: Double, _ start: Double) -> [Figure.Shape] {
    let stroke = Figure.Stroke(.accent, width: 3)
    switch target {
    case .none: return []
    case .number(let number):
      let x = scale.place(number)
      return Figure.Shape.arrow(from: Figure.Point(320, start), to: Figure.Point(x, y - 12), stroke: stroke, head: 14)
        + [.circle(Figure.Point(x, y), radius: 7, stroke: Figure.Stroke(.paper, width: 2), fill: .accent)]
    case .infinity(let isNegative):
      let x = isNegative ? Self.plot.lowerBound - 24 : Self.plot.upperBound + 24
      return Figure.Shape.arrow(from: Figure.Point(320, start), to: Figure.Point(x, y - 8), stroke: stroke, head: 14)
    }
  }
}
