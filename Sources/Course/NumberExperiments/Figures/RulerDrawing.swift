import ExactNumbers
import ExperimentKit

/// A ruler above the line of a format, with a line from each mark to its nearest number.
struct RulerDrawing {
  /// The marks, each with its nearest number.
  let pairs: [(mark: ExactRational, nearest: ExactRational)]
  /// The numbers of the format along the line; none if there are too many.
  let numbers: [ExactRational]
  let range: ClosedRange<ExactRational>

  let width = 640.0
  /// The height of the figure.
  var height: Double { lower + 66 + legend.height }
  private let upper = 84.0
  private let lower = 214.0

  private var scale: LinearScale { LinearScale(range, plot: 30...610) }

  private var held: Int { pairs.count { $0.mark == $0.nearest } }

  private var heldWords: LocalizedText {
    LocalizedText(
      en: "\(held) of \(pairs.count) marks are numbers of the format", ja: "\(pairs.count)個の目盛りのうち\(held)個は、形式の数と同じ")
  }

  private var otherWords: LocalizedText {
    LocalizedText(en: "the others go to the nearest number", ja: "ほかの目盛りは、最も近い数に移る")
  }

  /// The text alternative of the ruler, for readers who cannot see it.
  var alt: LocalizedText { heldWords + LocalizedText(en: "; ", ja: "。") + otherWords + LocalizedText(en: ".", ja: "。") }

  private var legend: FigureLegend {
    func entry(_ words: LocalizedText, _ stroke: Figure.Stroke) -> FigureLegend.Entry {
      FigureLegend.Entry(room: 40, words: words) { [.level($0.x...$0.x + 40, $0.y, stroke)] }
    }
    let others = held == pairs.count ? [] : [entry(otherWords, Self.moved)]
    return FigureLegend(entries: [entry(heldWords, Self.held)] + others, extent: 16...624, size: 18)
  }

  private static let held = Figure.Stroke(.accent, width: 4)
  private static let moved = Figure.Stroke(.blue, width: 1.5)

  /// The shapes, from the back to the front.
  var shapes: [Figure.Shape] {
    links + ruler + line + legend.shapes(top: lower + 58)
  }

  /// The places of the numbers of the format.
  var marks: [Figure.Mark] { numbers.compactMap { .number($0, at: Figure.Point(scale.place($0), lower)) } }

  private var links: [Figure.Shape] {
    func lines(_ isHeld: Bool) -> [Figure.Segment] {
      pairs.filter { ($0.mark == $0.nearest) == isHeld }.map {
        Figure.Segment(Figure.Point(scale.place($0.mark), upper), Figure.Point(scale.place($0.nearest), lower))
      }
    }
    return [
      .segments(lines(false), stroke: Self.moved),
      .segments(lines(true), stroke: Self.held),
    ]
  }

  private var ruler: [Figure.Shape] {
    let ticks = scale.ticks.map(\.value)
    let marks = pairs.map { pair in
      let isLong = ticks.contains(pair.mark)
      return Figure.Shape.vertical(
        scale.place(pair.mark), upper - (isLong ? 20 : 11)...upper, Figure.Stroke(.muted, width: isLong ? 3 : 2))
    }
    return marks + [.level(30...610, upper, Figure.Stroke(.muted, width: 2))]
      + scale.ticks.map { tick in
        .text(
          LocalizedText(tick.text), at: Figure.Point(scale.place(tick.value), upper - 28),
          style: Figure.TextStyle(size: 18, paint: .muted))
      } + [
        .text(
          LocalizedText(en: "marks of the ruler", ja: "等間隔の目盛り"), at: Figure.Point(16, 26),
          style: Figure.TextStyle(size: 18, anchor: .start, paint: .muted, isBold: true))
      ]
  }

  private var line: [Figure.Shape] {
    [.level(14...626, lower, Figure.Stroke(width: 2))]
      + numbers.map { .vertical(scale.place($0), lower...lower + 16, Figure.Stroke(width: 3)) }
      + [
        .text(
          LocalizedText(en: "numbers of the format", ja: "形式の数"), at: Figure.Point(16, lower + 42),
          style: Figure.TextStyle(size: 18, anchor: .start, isBold: true))
      ]
  }
}
