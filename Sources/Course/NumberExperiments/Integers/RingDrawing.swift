import ExperimentKit

/// A ring as shapes: patterns outside, values inside, and the legend in the middle.
struct RingDrawing {
  let ring: Ring
  let layout: RingLayout

  init(_ ring: Ring) {
    self.ring = ring
    layout = RingLayout(ring)
  }

  /// The width and the height of the figure.
  var size: Double {
    layout.size
  }

  /// The shapes, from the back to the front.
  var shapes: [Figure.Shape] {
    ring.codes.map(step) + ring.namedBreaks.flatMap(cut) + ring.codes.flatMap(code) + increment + legend
  }

  /// The places of the codes, each with its value.
  var marks: [Figure.Mark] {
    ring.codes.map { code in
      Figure.Mark(
        .code(ring.pattern(code), value: ring.isNumber(code) ? ring.value(code) : nil),
        at: layout.point(layout.angle(code), layout.ring), radius: layout.mark)
    }
  }

  private func step(_ code: Int) -> Figure.Shape {
    let isRising = ring.step(from: code) == .rises
    let stroke = Figure.Stroke(isRising ? .ink : .accent, width: isRising ? 2 : 4, dash: isRising ? .solid : .dashed)
    let (from, to) = (layout.angle(code), layout.angle(code + 1))
    return .arc(center: layout.center, radius: layout.ring, from: from, to: to, stroke: stroke)
  }

  private func cut(_ code: Int) -> [Figure.Shape] {
    let angle = layout.angle(code) + layout.angle(1) / 2
    let change = LocalizedText("\(ring.value(code)) → \(ring.value(ring.next(code)))")
    let place = Figure.Point(layout.center.x, layout.center.y + (ring.next(code) == 0 ? -112 : 134))
    return [
      .line(
        [layout.point(angle, layout.cut.lowerBound), layout.point(angle, layout.cut.upperBound)],
        stroke: Figure.Stroke(.accent, width: 4, dash: .dashed)),
      .text(change, at: place, style: Figure.TextStyle(size: 24, paint: .accent, isBold: true)),
    ]
  }

  private func code(_ code: Int) -> [Figure.Shape] {
    let fill: Figure.Paint = ring.isNegative(code) ? .ink : .paper
    let mark = Figure.Shape.circle(
      layout.point(layout.angle(code), layout.ring), radius: layout.mark, stroke: Figure.Stroke(width: 2), fill: fill)
    return (ring.isNumber(code) ? [mark] : []) + [
      layout.label(ring.pattern(code), code, layout.patterns, isCode: true),
      layout.label(ring.value(code), code, layout.values, isCode: false),
    ]
  }

  /// The arrow in the direction of adding one.
  private var increment: [Figure.Shape] {
    let (from, to, radius) = (60.0, 102.0, layout.arrow)
    let tip = layout.point(to + 6, radius)
    return [
      .arc(center: layout.center, radius: radius, from: from, to: to, stroke: Figure.Stroke(width: 4)),
      .line(
        [tip, layout.point(to - 1, radius + 9), layout.point(to - 1, radius - 9)], stroke: Figure.Stroke(width: 1),
        fill: .ink),
      .text(
        "+1", at: Figure.Point(layout.center.x + radius - 12, layout.center.y + 4),
        style: Figure.TextStyle(size: 24, anchor: .end, isBold: true)),
    ]
  }

  /// The entries for the elements of the ring.
  private var legend: [Figure.Shape] {
    let (x, y) = (layout.center.x - 12, layout.center.y)
    func mark(_ fill: Figure.Paint) -> (Double) -> Figure.Shape {
      { .circle(Figure.Point(x - 100, $0), radius: 8, stroke: Figure.Stroke(width: 2), fill: fill) }
    }
    let none = Figure.TextStyle(size: 18, isBold: true)
    let hasNegative = ring.codes.contains(where: ring.isNegative)
    let entries: [(isThere: Bool, words: LocalizedText, sample: (Double) -> Figure.Shape)] = [
      (true, LocalizedText(en: "0 or positive", ja: "0か正"), mark(.paper)),
      (hasNegative, LocalizedText(en: "negative", ja: "負"), mark(.ink)),
      (
        true, LocalizedText(en: "value does not rise by 1", ja: "値が1増えない"),
        { .level(x - 116...x - 86, $0, Figure.Stroke(.accent, width: 4, dash: .dashed)) }
      ),
      (
        !ring.codes.allSatisfy(ring.isNumber), LocalizedText(en: "no number", ja: "数を表さない"),
        { .text("—", at: Figure.Point(x - 100, $0 + 6), style: none) }
      ),
    ]
    // The row of the dashes does not move, since it does not fit next to the arrow.
    let top = y + (hasNegative ? 19 : 47)
    let rows = entries.filter(\.isThere).enumerated().flatMap { row, entry in
      let middle = top + 28 * Double(row)
      return [
        entry.sample(middle),
        .text(
          entry.words, at: Figure.Point(x - 78, middle + 6), style: Figure.TextStyle(size: 18, anchor: .start)),
      ]
    }
    return [
      .text(ring.title, at: Figure.Point(x, y - 44), style: Figure.TextStyle(size: 24, isBold: true)),
      .text(
        LocalizedText(en: "\(ring.bits) bits", ja: "\(ring.bits)ビット"), at: Figure.Point(x, y - 16),
        style: Figure.TextStyle(size: 20)),
    ] + rows
  }
}
