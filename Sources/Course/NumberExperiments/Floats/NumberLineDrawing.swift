import ExactNumbers
import ExperimentKit

/// Number lines as shapes: one line per format above a common ruler.
struct NumberLineDrawing {
  let layout: NumberLineLayout

  /// The shapes, from the back to the front.
  var shapes: [Figure.Shape] {
    grid + layout.lines.enumerated().flatMap { lane($1, $0) } + ruler + legend
  }

  private var grid: [Figure.Shape] {
    layout.gridValues.map { value in
      .vertical(layout.place(value), layout.line(0)...layout.ruler, Figure.Stroke(.shade, width: 2))
    }
  }

  private func lane(_ line: NumberLine, _ index: Int) -> [Figure.Shape] {
    let y = layout.line(index)
    let title = Figure.Shape.heading(
      line.title, at: Figure.Point(layout.edges.lowerBound, y - 46 - layout.bandRoom),
      style: Figure.TextStyle(size: 26, anchor: .start, isBold: true))
    return title + base(line, y) + bands(line, y) + marks(line, y) + breaks(y) + hole(line, y) + farther(line, y)
      + labels(line, y)
  }

  /// Returns the values below a line.
  ///
  /// All backgrounds are behind all texts, since raised digits reach into the background of a neighbor.
  private func labels(_ line: NumberLine, _ y: Double) -> [Figure.Shape] {
    let labels = layout.labelled(line).map { label($0, y) }
    return labels.map(\.ground) + labels.map(\.text)
  }

  /// Returns the line itself: solid in the range of the format, dashed beyond, with an arrow to infinity.
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
          style: Figure.TextStyle(size: 28, anchor: isLeft ? .start : .end, isBold: true)))
    }
    return shapes
  }

  /// Returns the solid parts of a line: from its least to its greatest number, without the parts beyond breaks.
  private func stretches(_ line: NumberLine, _ low: Double, _ high: Double) -> [(from: Double, to: Double)] {
    guard !layout.scale.breaks.isEmpty, let smallest = line.smallestPositive else { return [(low, high)] }
    let (below, above) = (layout.place(-smallest), layout.place(smallest))
    return (line.reach.lowerBound < 0 ? [(low, max(low, below))] : []) + [(min(above, high), high)]
  }

  /// Returns the parts too dense for marks: polygons that rise with the density, white for subnormal numbers.
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

  /// Returns the part in which the numbers next to zero are farther from it than from each other.
  private func hole(_ line: NumberLine, _ y: Double) -> [Figure.Shape] {
    line.holes.flatMap { hole -> [Figure.Shape] in
      let (from, to) = (layout.place(hole.lowerBound) + 6, layout.place(hole.upperBound) - 6)
      guard to - from > 60 else { return [] }
      let (left, right) = (Figure.Point(from, y - 12), Figure.Point(to, y - 12))
      let stroke = Figure.Stroke(.accent, width: 3)
      return Figure.Shape.arrow(from: left, to: right, stroke: stroke, head: 12)
        + Figure.Shape.arrow(from: right, to: left, stroke: stroke, head: 12)
        + [
          .text(
            LocalizedText(en: "hole", ja: "穴"), at: Figure.Point((from + to) / 2, y - 20),
            style: Figure.TextStyle(size: layout.labelSize, paint: .accent, isBold: true))
        ]
    }
  }

  /// Returns the ends of a format that are beyond those of the figure.
  private func farther(_ line: NumberLine, _ y: Double) -> [Figure.Shape] {
    guard !line.marks.isEmpty || !line.bands.isEmpty else { return [] }
    let style = Figure.TextStyle(size: layout.labelSize, anchor: .end, isBold: true)
    let high = line.reach.upperBound
    guard layout.scale.place(high) > layout.edges.upperBound,
      let text = high.shortText(prefersPowers: layout.isLogarithmic)
    else { return [] }
    return Figure.Shape.heading(
      LocalizedText(en: "to \(text) →", ja: "\(text)まで →"), at: Figure.Point(layout.edges.upperBound, y - 48),
      style: style)
  }

  /// Returns two slanted strokes at the interruption of the axis.
  private func breaks(_ y: Double) -> [Figure.Shape] {
    layout.scale.breaks.flatMap { x in
      [-4.0, 4].map { shift in
        Figure.Shape.line(
          [Figure.Point(x + shift - 4, y + 11), Figure.Point(x + shift + 4, y - 11)], stroke: Figure.Stroke(width: 3))
      }
    }
  }

  /// Returns a bar or an open circle for each number; a circle is always large enough for its center to be visible.
  private func marks(_ line: NumberLine, _ y: Double) -> [Figure.Shape] {
    let width = min(5, layout.leastDistance(line) * 0.4)
    return zip(line.marks, layout.distances(line)).map { mark, distance in
      let x = layout.place(mark.value)
      return mark.isSubnormal
        ? NumberLineLayout.openMark(x, y, radius: min(9, max(4.5, distance * 0.4)))
        : .vertical(x, y - 16...y + 16, bar(width))
    }
  }

  private func label(_ label: NumberLineLabel, _ y: Double) -> (ground: Figure.Shape, text: Figure.Shape) {
    let size = layout.labelSize
    let (x, top) = (label.place, y + layout.labelDrop)
    let extent = Double(label.text.count) * size * 0.6
    let thickness = label.thickness(size: size)
    let (width, height) = label.isUpright ? (extent, size * 0.8) : (thickness + size * 0.08, extent)
    let (place, style) =
      label.isUpright
      ? (Figure.Point(x, top + size * 0.72), Figure.TextStyle(size: size))
      : (Figure.Point(x + thickness / 2, top), Figure.TextStyle(size: size, anchor: .end, rotation: -90))
    return (
      .rectangle(Figure.Point(x - width / 2, top - 2), width: width, height: height + 4, fill: .paper),
      .text(LocalizedText(label.text), at: place, style: style)
    )
  }

  private var ruler: [Figure.Shape] {
    let y = layout.ruler
    return [horizontal(layout.edges.lowerBound, layout.edges.upperBound, y, Figure.Stroke(.muted, width: 2))]
      + layout.scale.ticks.flatMap { tick in
        [
          .vertical(layout.place(tick.value), y...y + 8, Figure.Stroke(.muted, width: 2)),
          .text(
            LocalizedText(tick.text), at: Figure.Point(layout.place(tick.value), y + 30),
            style: Figure.TextStyle(size: layout.labelSize, paint: .muted, isBold: true)),
        ]
      }
  }

  /// The entries for the elements of the lines.
  private var legend: [Figure.Shape] {
    layout.legend.shapes(top: layout.ruler + 44)
  }

  private func bar(_ width: Double) -> Figure.Stroke {
    Figure.Stroke(width: width)
  }

  private func horizontal(_ from: Double, _ to: Double, _ y: Double, _ stroke: Figure.Stroke) -> Figure.Shape {
    .line([Figure.Point(from, y), Figure.Point(to, y)], stroke: stroke)
  }
}
