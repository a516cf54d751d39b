import ExactNumbers
import ExperimentKit

/// The growth of a sum as shapes, on logarithmic scales.
struct SumGrowthPlot {
  let growth: SumGrowth
  let title: LocalizedText

  let width = 640.0
  let height = 520.0
  private let plot = 76.0...616.0
  private let top = 48.0
  private let bottom = 378.0
  private let horizontal: LogarithmicScale
  private let vertical: LogarithmicScale

  init(growth: SumGrowth, title: LocalizedText) {
    (self.growth, self.title) = (growth, title)
    let values = (growth.sums + growth.terms + growth.gaps).map(\.value)
    let (low, high) = (values.min() ?? 1, values.max() ?? 2)
    horizontal = LogarithmicScale(1...ExactRational(ExactInteger(growth.count)), least: 1, plot: plot)
    vertical = LogarithmicScale(
      low.scaled(byPowerOfTwo: -1)...high.scaled(byPowerOfTwo: 1), least: 1, plot: 0...bottom - top)
  }

  /// The shapes, from the back to the front.
  var shapes: [Figure.Shape] {
    axes + standstill + [
      .line(stairs, stroke: gapStroke), .line(growth.terms.map(place), stroke: termStroke),
      .line(growth.sums.map(place), stroke: sumStroke),
    ] + legend
  }

  private let sumStroke = Figure.Stroke(width: 4)
  private let gapStroke = Figure.Stroke(.blue, width: 4, dash: .longDashed)
  private let termStroke = Figure.Stroke(.accent, width: 4, dash: .dotted)

  private func x(_ count: Int) -> Double { horizontal.place(ExactRational(ExactInteger(count))) }

  private func place(_ point: SumGrowth.Point) -> Figure.Point {
    Figure.Point(x(point.count), bottom - vertical.place(point.value))
  }

  /// The points of the distance, which stays until it changes.
  private var stairs: [Figure.Point] {
    growth.gaps.map(place).reduce(into: []) { points, point in
      if let last = points.last, last.y != point.y { points.append(Figure.Point(point.x, last.y)) }
      points.append(point)
    }
  }

  /// The place where the sum has stopped growing, if terms come after it.
  private var standstill: [Figure.Shape] {
    guard growth.standstill < growth.count else { return [] }
    let x = x(growth.standstill)
    let words = LocalizedText(
      en: "stops growing after \(growth.standstill)", ja: "\(growth.standstill)項で止まる")
    let isLeft = x > (plot.lowerBound + plot.upperBound) / 2
    return [
      .vertical(x, top...bottom, Figure.Stroke(.muted, width: 2, dash: .dashed)),
      .text(
        words, at: Figure.Point(isLeft ? x - 8 : x + 8, top + 18),
        style: Figure.TextStyle(size: 18, anchor: isLeft ? .end : .start)),
    ]
  }

  private var axes: [Figure.Shape] {
    let style = Figure.TextStyle(size: 18, paint: .muted)
    var rowStyle = style
    rowStyle.anchor = .end
    let columns = horizontal.ticks(room: 60).flatMap { tick -> [Figure.Shape] in
      let x = horizontal.place(tick.value)
      return [
        .vertical(x, top...bottom, Figure.Stroke(.shade, width: 2)),
        .text(LocalizedText(tick.text), at: Figure.Point(x, bottom + 24), style: style),
      ]
    }
    let rows = vertical.ticks(room: 36).flatMap { tick -> [Figure.Shape] in
      let y = bottom - vertical.place(tick.value)
      return [
        .level(plot, y, Figure.Stroke(.shade, width: 2)),
        .text(LocalizedText(tick.text), at: Figure.Point(plot.lowerBound - 10, y + 6), style: rowStyle),
      ]
    }
    let corner = [(plot.lowerBound, top), (plot.lowerBound, bottom), (plot.upperBound, bottom)]
    return columns + rows + [
      .line(corner.map { Figure.Point($0.0, $0.1) }, stroke: Figure.Stroke(.muted, width: 2)),
      .text(title, at: Figure.Point(16, 30), style: Figure.TextStyle(size: 20, anchor: .start, isBold: true)),
      .text(
        LocalizedText(en: "terms added", ja: "足した数の個数"), at: Figure.Point(plot.upperBound, bottom + 50),
        style: Figure.TextStyle(size: 18, anchor: .end)),
    ]
  }

  private var legend: [Figure.Shape] {
    let entries: [(LocalizedText, Figure.Stroke)] = [
      (LocalizedText(en: "running sum", ja: "ここまでの和"), sumStroke),
      (LocalizedText(en: "its distance to the next number", ja: "和から次の数までの間隔"), gapStroke),
      (LocalizedText(en: "term", ja: "足す数"), termStroke),
    ]
    return entries.enumerated().flatMap { index, entry -> [Figure.Shape] in
      let y = bottom + 74 + 28 * Double(index)
      return [
        .level(16...84, y, entry.1),
        .text(entry.0, at: Figure.Point(98, y + 6), style: Figure.TextStyle(size: 18, anchor: .start)),
      ]
    }
  }

  /// The text alternative of the plot, for readers who cannot see it.
  var alt: LocalizedText {
    let (sum, gap) = (growth.sums.last?.value ?? 0, growth.gaps.last?.value ?? 0)
    let end =
      growth.standstill < growth.count
      ? LocalizedText(
        en: " After \(growth.standstill) terms, it stops growing.", ja: "\(growth.standstill)項より後は変わらない。") : ""
    return LocalizedText(
      en: "The running sum of \(growth.count) terms in \(title.en), its distance to the next number, and the terms, on "
        + "logarithmic scales. The sum reaches \(sum.shortDecimal), where the distance is \(gap.spokenText.en).\(end.en)",
      ja: "\(title.ja)で\(growth.count)項を足していくときの、和、次の数までの間隔、足す数の対数目盛りの図。"
        + "和は\(sum.shortDecimal)になり、そこでの間隔は\(gap.spokenText.ja)。\(end.ja)")
  }
}
