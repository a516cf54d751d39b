import ExactNumbers
import ExperimentKit

/// The positions of the parts of number lines.
struct NumberLineLayout {
  let scale: any NumberScale
  let lines: [NumberLine]

  let width = 640.0
  /// The size of the values below a line.
  let labelSize = 20.0
  /// The distance from a line to its values.
  let labelDrop = 24.0

  /// The horizontal positions of the range.
  static let plot = 40.0...600.0

  private let laneHeight = 168.0

  /// Whether a line has parts without room for marks.
  var hasBands: Bool {
    lines.contains { !$0.bands.isEmpty }
  }

  /// The height of bands above marks.
  var bandRoom: Double {
    hasBands ? 44 : 0
  }

  /// The height of the figure.
  var height: Double {
    ruler + 56 + legend.height
  }

  /// The horizontal positions of the lines, slightly beyond the range.
  let edges = 12.0...628.0

  /// Returns the height of a line.
  func line(_ index: Int) -> Double {
    76 + bandRoom + (laneHeight + bandRoom) * Double(index)
  }

  /// The height of the ruler below all lines.
  var ruler: Double {
    line(lines.count) - 50 - bandRoom
  }

  /// Returns the place of a number along a line; beyond the edges, that of the edge.
  func place(_ number: ExactRational) -> Double {
    min(max(scale.place(number), edges.lowerBound), edges.upperBound)
  }

  /// Returns the height of a band above marks, which grows with each halving of the distance up to a limit.
  func rise(_ band: NumberBand) -> Double {
    let most = lines.flatMap(\.bands).map(\.halvings).max() ?? 0
    return band.halvings * min(8, bandRoom / max(1, most))
  }

  /// Returns the least distance of two marks of a line.
  func leastDistance(_ line: NumberLine) -> Double {
    let least = distances(line).min() ?? width
    return line.bands.isEmpty ? least : max(5, least)
  }

  /// Returns the distance of each mark of a line from the nearest other one.
  func distances(_ line: NumberLine) -> [Double] {
    let places = line.marks.map { place($0.value) }
    let gaps = [width] + zip(places, places.dropFirst()).map { $1 - $0 } + [width]
    return places.indices.map { min(gaps[$0], gaps[$0 + 1]) }
  }

  /// The places of the numbers that have a mark.
  var marks: [Figure.Mark] {
    lines.enumerated().flatMap { index, line in
      line.marks.compactMap { .number($0.value, at: Figure.Point(place($0.value), self.line(index))) }
    }
  }

  /// Whether equal ratios are equal distances.
  var isLogarithmic: Bool { scale is LogarithmicScale }

  /// The numbers of the lines down to the ruler: the numbers, or the ticks if there are too many numbers.
  var gridValues: [ExactRational] {
    let numbers = Set(lines.flatMap { $0.marks.map(\.value) })
    return hasBands || isLogarithmic || numbers.count > 40 ? scale.ticks.map(\.value) : numbers.sorted()
  }

  /// The legend of the figure: samples of marks, bands and dashes, each only if it is used.
  var legend: FigureLegend {
    let marks = lines.flatMap(\.marks)
    let bands = lines.flatMap(\.bands)
    let dash = Figure.Stroke(.muted, width: 3, dash: .dashed)
    func entry(
      _ isThere: Bool, _ room: Double, _ words: LocalizedText, _ sample: @escaping (Figure.Point) -> [Figure.Shape]
    )
      -> [FigureLegend.Entry]
    {
      isThere ? [FigureLegend.Entry(room: room, words: words, sample: sample)] : []
    }
    func box(_ fill: Figure.Paint) -> (Figure.Point) -> [Figure.Shape] {
      {
        [.rectangle(Figure.Point($0.x, $0.y - 10), width: 30, height: 20, stroke: Figure.Stroke(width: 2), fill: fill)]
      }
    }
    let dense = LocalizedText(en: "too many for single marks; the higher, the denser", ja: "1つずつ描けないほど多い数。高いほど密")
    return FigureLegend(
      entries: entry(marks.contains { !$0.isSubnormal }, 8, LocalizedText(en: "normal number or zero", ja: "正規化数またはゼロ"))
      {
        [.vertical($0.x + 4, $0.y - 11...$0.y + 11, Figure.Stroke(width: 5))]
      }
        + entry(marks.contains(where: \.isSubnormal), 20, LocalizedText(en: "subnormal number", ja: "非正規化数")) {
          [Self.openMark($0.x + 10, $0.y, radius: 9)]
        }
        + entry(isDashed, 46, dashWords) { [.level($0.x...$0.x + 46, $0.y, dash)] }
        + entry(bands.contains { !$0.isSubnormal }, 30, dense, box(.tone))
        + entry(
          bands.contains(where: \.isSubnormal), 30, LocalizedText(en: "many subnormal numbers", ja: "多くの非正規化数"),
          box(.paper)), extent: 16...628, size: labelSize)
  }

  private var dashWords: LocalizedText {
    scale.breaks.isEmpty
      ? LocalizedText(en: "beyond the largest number", ja: "最大の数より先")
      : LocalizedText(en: "no number here", ja: "数がない範囲")
  }

  /// Whether a part of a line is dashed.
  private var isDashed: Bool {
    !scale.breaks.isEmpty
      || lines.contains {
        place($0.reach.lowerBound) > edges.lowerBound || place($0.reach.upperBound) < edges.upperBound
      }
  }

  /// Returns the mark of a subnormal number.
  static func openMark(_ x: Double, _ y: Double, radius: Double) -> Figure.Shape {
    .circle(Figure.Point(x, y), radius: radius, stroke: Figure.Stroke(.accent, width: radius / 3), fill: .paper)
  }

  /// Returns the values at a line: as many as fit, the ends and the roundest first.
  func labelled(_ line: NumberLine) -> [NumberLineLabel] {
    let ends = [line.reach.lowerBound, line.reach.upperBound, line.smallestPositive]
    func isEnd(_ mark: NumberLine.Mark) -> Int { mark.value != 0 && ends.contains(mark.value) ? 1 : 0 }
    let ranked = line.marks.sorted { (isEnd($0), $0.rank, $1.value) > (isEnd($1), $1.rank, $0.value) }
    let labels = ranked.compactMap { mark in
      mark.text.map { NumberLineLabel(text: $0, place: place(mark.value)) }
    }
    return NumberLineLabel.placed(labels, size: labelSize)
  }
}
