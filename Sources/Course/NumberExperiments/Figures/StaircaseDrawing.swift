import ExactNumbers
import ExperimentKit

/// Stairs of rounding as shapes: a graph per mode, two side by side if there are several.
struct StaircaseDrawing {
  let title: LocalizedText
  let range: ClosedRange<ExactRational>
  /// The modes with their stairs.
  let panels: [(title: LocalizedText, stairs: RoundingStaircase)]

  let width = 640.0
  private let top = 52.0

  private var columns: Int { min(2, panels.count) }
  private var side: Double { columns == 1 ? 528 : 246 }
  private var panelHeight: Double { side + 100 }
  private var legendTop: Double { top + panelHeight * Double((panels.count + columns - 1) / columns) }

  /// The height of the figure.
  var height: Double { legendTop + legend.height + 16 }

  /// The shapes, from the back to the front.
  var shapes: [Figure.Shape] {
    [.text(title, at: Figure.Point(16, 32), style: Figure.TextStyle(size: 22, anchor: .start, isBold: true))]
      + panels.indices.flatMap { index in
        let corner = Figure.Point(
          (columns == 1 ? 76 : 62) + Double(index % columns) * 316, top + Double(index / columns) * panelHeight + 50)
        return Panel(
          title: panels[index].title, stairs: panels[index].stairs, range: range, corner: corner, side: side
        ).shapes
      }
      + legend.shapes(top: legendTop)
  }

  private var legend: FigureLegend {
    func dot(_ fill: Figure.Paint) -> (Figure.Point) -> [Figure.Shape] {
      { place in
        [
          .level(place.x...place.x + 32, place.y, Figure.Stroke(.accent, width: 4)),
          .circle(
            Figure.Point(place.x + 32, place.y), radius: 5, stroke: Figure.Stroke(.accent, width: 2), fill: fill),
        ]
      }
    }
    return FigureLegend(
      entries: [
        .init(room: 38, words: LocalizedText(en: "end included", ja: "端を含む"), sample: dot(.accent)),
        .init(room: 38, words: LocalizedText(en: "end excluded", ja: "端を含まない"), sample: dot(.paper)),
        .init(room: 32, words: LocalizedText(en: "not rounded", ja: "丸めない場合")) { place in
          [.level(place.x...place.x + 32, place.y, Panel.diagonal)]
        },
      ], extent: 16...624, size: 16)
  }

  /// The graph of a mode.
  private struct Panel {
    let title: LocalizedText
    let stairs: RoundingStaircase
    let range: ClosedRange<ExactRational>
    /// The upper left corner of the plot.
    let corner: Figure.Point
    let side: Double

    static let diagonal = Figure.Stroke(.blue, width: 2, dash: .longDashed)

    private var scale: LinearScale { LinearScale(range, plot: 0...side, labelSize: 15) }

    private func x(_ number: ExactRational) -> Double { corner.x + scale.place(number) }
    private func y(_ number: ExactRational) -> Double { corner.y + side - scale.place(number) }

    var shapes: [Figure.Shape] { axes + [diagonal].compactMap(\.self) + risers + treads }

    private var axes: [Figure.Shape] {
      let (left, right, bottom) = (corner.x, corner.x + side, corner.y + side)
      let style = Figure.TextStyle(size: 15, paint: .muted)
      var rowStyle = style
      rowStyle.anchor = .end
      let ticks = scale.ticks.flatMap { tick -> [Figure.Shape] in
        [
          .vertical(x(tick.value), corner.y...bottom, Figure.Stroke(.shade, width: 2)),
          .level(left...right, y(tick.value), Figure.Stroke(.shade, width: 2)),
          .text(LocalizedText(tick.text), at: Figure.Point(x(tick.value), bottom + 20), style: style),
          .text(LocalizedText(tick.text), at: Figure.Point(left - 8, y(tick.value) + 5), style: rowStyle),
        ]
      }
      let bold = Figure.TextStyle(size: 15, anchor: .start, isBold: true)
      return ticks + [
        .line(
          [Figure.Point(left, corner.y), Figure.Point(left, bottom), Figure.Point(right, bottom)],
          stroke: Figure.Stroke(.muted, width: 2)),
        .text(title, at: Figure.Point(left - 44, corner.y - 34), style: bold),
        .text(
          LocalizedText(en: "rounded", ja: "丸めた後"), at: Figure.Point(left - 44, corner.y - 12),
          style: Figure.TextStyle(size: 15, anchor: .start, paint: .muted)),
        .text(
          LocalizedText(en: "number", ja: "丸める前"), at: Figure.Point(right, bottom + 40),
          style: Figure.TextStyle(size: 15, anchor: .end, paint: .muted)),
      ]
    }

    /// The line of unchanged numbers.
    private var diagonal: Figure.Shape? {
      .line(
        [range.lowerBound, range.upperBound].map { Figure.Point(x($0), y($0)) }, stroke: Self.diagonal)
    }

    private var risers: [Figure.Shape] {
      let lines = stairs.jumps.map { jump in
        Figure.Segment(Figure.Point(x(jump.place), y(jump.before)), Figure.Point(x(jump.place), y(jump.after)))
      }
      return lines.isEmpty ? [] : [.segments(lines, stroke: Figure.Stroke(.muted, width: 1.5))]
    }

    private var treads: [Figure.Shape] {
      let lengths = stairs.treads.filter { $0.from < $0.to }.map { x($0.to) - x($0.from) }
      let radius = min(5, (lengths.dropFirst().dropLast().min() ?? side) / 5)
      let lines = stairs.treads.filter { $0.from < $0.to }.map { tread in
        Figure.Segment(Figure.Point(x(tread.from), y(tread.value)), Figure.Point(x(tread.to), y(tread.value)))
      }
      return [.segments(lines, stroke: Figure.Stroke(.accent, width: 4))]
        + (radius < 2.5 ? [] : stairs.treads.flatMap { ends($0, radius) })
    }

    /// Returns dots at the ends of a tread, unless it continues beyond the range.
    private func ends(_ tread: RoundingStaircase.Tread, _ radius: Double) -> [Figure.Shape] {
      let ends =
        tread.from == tread.to ? [(tread.from, true)] : [(tread.from, tread.holdsFrom), (tread.to, tread.holdsTo)]
      let goesOn = tread.from < tread.to
      let edges = [range.lowerBound, range.upperBound]
      return ends.filter { place, isHeld in !(goesOn && isHeld && edges.contains(place)) }.map { place, isHeld in
        .circle(
          Figure.Point(x(place), y(tread.value)), radius: radius, stroke: Figure.Stroke(.accent, width: 2),
          fill: isHeld ? .accent : .paper)
      }
    }
  }

  /// The text alternative of the stairs, for readers who cannot see them.
  var alt: LocalizedText {
    let (from, to) = (range.lowerBound.spokenText, range.upperBound.spokenText)
    let isLong = panels.map(\.stairs.treads.count).reduce(0, +) > Self.mostTreads
    let modes = panels.map { panel in
      let words = Self.words(panel.stairs.treads, isLong: isLong)
      return LocalizedText(en: "\(panel.title.en): \(words.en)", ja: "\(panel.title.ja): \(words.ja)")
    }
    return LocalizedText(
      en:
        "The numbers from \(from.en) to \(to.en) rounded to \(title.en), as stairs along the line of numbers that are "
        + "not rounded. ",
      ja: "\(from.ja)から\(to.ja)までの数が\(title.ja)で何になるかを、丸めない場合の直線に沿った階段で示す図。")
      + modes.joined(LocalizedText(en: "; ", ja: "。")) + LocalizedText(en: ".", ja: "。")
  }

  /// The number of steps above which steps are only counted.
  private static let mostTreads = 24

  private static func words(_ treads: [RoundingStaircase.Tread], isLong: Bool) -> LocalizedText {
    guard isLong, let first = treads.first?.value.spokenText, let last = treads.last?.value.spokenText else {
      return treads.map(\.words).joined(LocalizedText(en: ", ", ja: "、"))
    }
    return LocalizedText(
      en: "\(treads.count) steps, from \(first.en) to \(last.en)", ja: "\(first.ja)から\(last.ja)まで\(treads.count)段")
  }
}

extension RoundingStaircase.Tread {
  /// The ranges of numbers and their rounded values, in words.
  fileprivate var words: LocalizedText {
    let (value, low, high) = (value.spokenText, from.spokenText, to.spokenText)
    if from == to { return LocalizedText(en: "\(value.en) only at \(low.en)", ja: "ちょうど\(low.ja)は\(value.ja)") }
    let words =
      switch (holdsFrom, holdsTo) {
      case (true, true): LocalizedText(en: "from \(low.en) to \(high.en)", ja: "\(low.ja)以上\(high.ja)以下は")
      case (true, false): LocalizedText(en: "from \(low.en) to below \(high.en)", ja: "\(low.ja)以上\(high.ja)未満は")
      case (false, true): LocalizedText(en: "above \(low.en) to \(high.en)", ja: "\(low.ja)を超え\(high.ja)以下は")
      case (false, false): LocalizedText(en: "above \(low.en) to below \(high.en)", ja: "\(low.ja)を超え\(high.ja)未満は")
      }
    return LocalizedText(en: "\(value.en) \(words.en)", ja: "\(words.ja)\(value.ja)")
  }
}
