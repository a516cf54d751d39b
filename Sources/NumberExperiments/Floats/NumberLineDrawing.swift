import ExactNumbers
import Results
import SourceText

/// Number lines as shapes: one line a format above a common ruler.
struct NumberLineDrawing {
  let layout: NumberLineLayout

  /// The shapes, from the back to the front.
  var shapes: [Figure.Shape] {
    grid + layout.lines.enumerated().flatMap { lane($1, $0) } + ruler + legend
  }

  private var grid: [Figure.Shape] {
    layout.scale.ticks.map { tick in
      vertical(layout.place(tick.value), layout.line(0)...layout.ruler, Figure.Stroke(.shade, width: 2))
    }
  }

  private func lane(_ line: NumberLine, _ index: Int) -> [Figure.Shape] {
    let y = layout.line(index)
    let title = Figure.Shape.text(
      line.title, at: Figure.Point(layout.edges.lowerBound, y - 46 - layout.bandRoom),
      style: Figure.TextStyle(size: 24, anchor: .start, isBold: true))
    return [title] + base(line, y) + bands(line, y) + marks(line, y) + breaks(y)
      + layout.labelled(line).flatMap { mark, text in
        label(text, mark, y, isUpright: layout.isUpright(text, of: mark, in: line))
      }
  }

  /// The line itself: solid where the format has numbers, dashed beyond, with an arrow to infinity.
  private func base(_ line: NumberLine, _ y: Double) -> [Figure.Shape] {
    let (low, high) = (layout.place(line.reach.lowerBound), layout.place(line.reach.upperBound))
    let edges = layout.edges
    var shapes = stretches(line, low, high).map { horizontal($0, $1, y, Figure.Stroke(width: 3)) }
    if !layout.scale.breaks.isEmpty {
      shapes.insert(horizontal(low, high, y, Figure.Stroke(.muted, width: 3, dash: .dashed)), at: 0)
    }
    let beyond = [(from: low, edge: edges.lowerBound, turn: 1.0), (from: high, edge: edges.upperBound, turn: -1.0)]
    for side in beyond where side.from != side.edge {
      shapes.append(horizontal(side.from, side.edge, y, Figure.Stroke(.muted, width: 3, dash: .dashed)))
      let isLeft = side.turn > 0
      guard isLeft ? line.hasNegativeInfinity : line.hasInfinity else { continue }
      let back = side.edge + side.turn * 14
      shapes.append(
        .line(
          [Figure.Point(side.edge, y), Figure.Point(back, y - 8), Figure.Point(back, y + 8)],
          stroke: Figure.Stroke(.muted, width: 1), fill: .muted))
      shapes.append(
        .text(
          isLeft ? "-∞" : "∞", at: Figure.Point(side.edge, y - 14),
          style: Figure.TextStyle(size: 24, anchor: isLeft ? .start : .end, isBold: true)))
    }
    return shapes
  }

  /// Where a line is solid: from its least to its greatest number, but not past breaks to where the numbers next to zero are.
  private func stretches(_ line: NumberLine, _ low: Double, _ high: Double) -> [(from: Double, to: Double)] {
    guard !layout.scale.breaks.isEmpty, let smallest = line.smallestPositive else { return [(low, high)] }
    let (below, above) = (layout.place(-smallest), layout.place(smallest))
    return (line.reach.lowerBound < 0 ? [(low, max(low, below))] : []) + [(min(above, high), high)]
  }

  /// The parts that are too dense for marks: polygons that rise with the density, white for subnormal numbers.
  private func bands(_ line: NumberLine, _ y: Double) -> [Figure.Shape] {
    let runs = line.bands.reduce(into: [[NumberBand]]()) { runs, band in
      if let last = runs.last?.last, last.to == band.from, last.isSubnormal == band.isSubnormal {
        runs[runs.count - 1].append(band)
      } else {
        runs.append([band])
      }
    }
    return runs.map { run in
      let top = run.flatMap { band in
        let height = y - 16 - layout.rise(band)
        return [Figure.Point(band.from, height), Figure.Point(band.to, height)]
      }
      let base = [Figure.Point(top[top.count - 1].x, y + 16), Figure.Point(top[0].x, y + 16)]
      return .line(top + base, stroke: Figure.Stroke(width: 2), fill: run[0].isSubnormal ? .paper : .tone)
    }
  }

  /// Two slanted strokes where the axis is interrupted.
  private func breaks(_ y: Double) -> [Figure.Shape] {
    layout.scale.breaks.flatMap { x in
      [-4.0, 4].map { shift in
        Figure.Shape.line(
          [Figure.Point(x + shift - 4, y + 11), Figure.Point(x + shift + 4, y - 11)], stroke: Figure.Stroke(width: 3))
      }
    }
  }

  /// A bar or an open circle for each number; circles never get so small that their centers would not be seen.
  private func marks(_ line: NumberLine, _ y: Double) -> [Figure.Shape] {
    let width = min(5, layout.leastDistance(line) * 0.4)
    return zip(line.marks, layout.distances(line)).map { mark, distance in
      let x = layout.place(mark.value)
      return mark.isSubnormal
        ? openMark(x, y, radius: min(9, max(4.5, distance * 0.4))) : vertical(x, y - 16...y + 16, bar(width))
    }
  }

  private func label(_ text: String, _ mark: NumberLine.Mark, _ y: Double, isUpright: Bool) -> [Figure.Shape] {
    let size = layout.labelSize
    let (x, top) = (layout.place(mark.value), y + layout.labelDrop)
    let extent = Double(text.count) * size * 0.6
    let (width, height) = isUpright ? (extent, size * 0.8) : (size * 0.8, extent)
    let (place, style) =
      isUpright
      ? (Figure.Point(x, top + size * 0.72), Figure.TextStyle(size: size))
      : (Figure.Point(x + size * 0.36, top), Figure.TextStyle(size: size, anchor: .end, rotation: -90))
    return [
      .rectangle(Figure.Point(x - width / 2, top - 2), width: width, height: height + 4, fill: .paper),
      .text(LocalizedText(text), at: place, style: style),
    ]
  }

  private var ruler: [Figure.Shape] {
    let y = layout.ruler
    return [horizontal(layout.edges.lowerBound, layout.edges.upperBound, y, Figure.Stroke(.muted, width: 2))]
      + layout.scale.ticks.flatMap { tick in
        [
          vertical(layout.place(tick.value), y...y + 8, Figure.Stroke(.muted, width: 2)),
          .text(
            LocalizedText(tick.text), at: Figure.Point(layout.place(tick.value), y + 28),
            style: Figure.TextStyle(size: 20, paint: .muted, isBold: true)),
        ]
      }
  }

  private var legend: [Figure.Shape] {
    let y = layout.height - (layout.hasBands ? 48 : 18)
    func note(_ words: LocalizedText, _ x: Double, _ row: Double = 0) -> Figure.Shape {
      .text(words, at: Figure.Point(x, y + row), style: Figure.TextStyle(size: 18, anchor: .start))
    }
    return [
      vertical(40, y - 16...y + 4, bar(5)), note(LocalizedText(en: "normal number or zero", ja: "正規化数またはゼロ"), 56),
      openMark(330, y - 6, radius: 9), note(LocalizedText(en: "subnormal number", ja: "非正規化数"), 348),
      horizontal(590, 640, y - 6, Figure.Stroke(.muted, width: 3, dash: .dashed)),
      note(
        layout.scale.breaks.isEmpty
          ? LocalizedText(en: "beyond the largest number", ja: "最大の数より先")
          : LocalizedText(en: "no number here", ja: "数がない範囲"), 650),
    ] + (layout.hasBands ? bandLegend(y + 30, note) : [])
  }

  private func bandLegend(
    _ y: Double, _ note: (LocalizedText, Double, Double) -> Figure.Shape
  ) -> [Figure.Shape] {
    func sample(_ x: Double, _ fill: Figure.Paint) -> Figure.Shape {
      .rectangle(Figure.Point(x, y - 16), width: 30, height: 20, stroke: Figure.Stroke(width: 2), fill: fill)
    }
    return [
      sample(25, .tone), sample(62, .paper),
      note(
        LocalizedText(
          en: "too many for single marks (white: subnormal); the higher, the denser",
          ja: "1つずつ描けないほど多い数(白は非正規化数)。高いほど密"), 104, 30),
    ]
  }

  private func bar(_ width: Double) -> Figure.Stroke {
    Figure.Stroke(width: width)
  }

  private func openMark(_ x: Double, _ y: Double, radius: Double) -> Figure.Shape {
    .circle(Figure.Point(x, y), radius: radius, stroke: Figure.Stroke(.accent, width: radius / 3), fill: .paper)
  }

  private func vertical(_ x: Double, _ y: ClosedRange<Double>, _ stroke: Figure.Stroke) -> Figure.Shape {
    .line([Figure.Point(x, y.lowerBound), Figure.Point(x, y.upperBound)], stroke: stroke)
  }

  private func horizontal(_ from: Double, _ to: Double, _ y: Double, _ stroke: Figure.Stroke) -> Figure.Shape {
    .line([Figure.Point(from, y), Figure.Point(to, y)], stroke: stroke)
  }
}
