import ExactNumbers
import Results

/// Where the parts of number lines stand.
struct NumberLineLayout {
  let scale: any NumberScale
  let lines: [NumberLine]

  let width = 960.0
  /// The size of the values below a line.
  let labelSize = 18.0
  /// The distance from a line to its values.
  let labelDrop = 24.0

  /// From where to where the range goes.
  static let plot = 56.0...904.0

  private let laneHeight = 168.0

  /// Whether a line has parts without room for marks.
  var hasBands: Bool {
    lines.contains { !$0.bands.isEmpty }
  }

  /// How far bands rise above marks.
  var bandRoom: Double {
    hasBands ? 44 : 0
  }

  /// The height of the figure.
  var height: Double {
    ruler + (hasBands ? 116 : 86)
  }

  /// From where to where lines go, which is a little beyond the range.
  let edges = 16.0...944.0

  /// The height of a line.
  func line(_ index: Int) -> Double {
    76 + bandRoom + (laneHeight + bandRoom) * Double(index)
  }

  /// The height of the ruler below all lines.
  var ruler: Double {
    line(lines.count) - 50 - bandRoom
  }

  /// The place of a number along a line; beyond the edges, that of the edge.
  func place(_ number: ExactRational) -> Double {
    min(max(scale.place(number), edges.lowerBound), edges.upperBound)
  }

  /// How much a band rises above marks: by the same for each halving of the distance, and not too high.
  func rise(_ band: NumberBand) -> Double {
    let most = lines.flatMap(\.bands).map(\.halvings).max() ?? 0
    return band.halvings * min(8, bandRoom / max(1, most))
  }

  /// The least distance of two marks of a line.
  func leastDistance(_ line: NumberLine) -> Double {
    let least = distances(line).min() ?? width
    return line.bands.isEmpty ? least : max(5, least)
  }

  /// The distance of each mark of a line from the nearest other one.
  func distances(_ line: NumberLine) -> [Double] {
    let places = line.marks.map { place($0.value) }
    let gaps = [width] + zip(places, places.dropFirst()).map { $1 - $0 } + [width]
    return places.indices.map { min(gaps[$0], gaps[$0 + 1]) }
  }

  /// Whether a value is short, and so far from its neighbors that it can be written across, not down from the line.
  func isUpright(_ text: String, of mark: NumberLine.Mark, in line: NumberLine) -> Bool {
    let place = place(mark.value)
    let room = (width(text, isUpright: true) + width("", isUpright: false)) / 2 + 3
    return text.count <= 2
      && line.marks.allSatisfy { $0.value == mark.value || (self.place($0.value) - place).magnitude >= room }
  }

  /// The marks of a line that are labelled, with their text: as many as there is room for, the roundest first.
  func labelled(_ line: NumberLine) -> [(mark: NumberLine.Mark, text: String)] {
    var taken: [(place: Double, width: Double)] = []
    let ranked = line.marks.sorted { ($0.rank, $1.value) > ($1.rank, $0.value) }
    return ranked.compactMap { mark in
      guard let text = mark.text else { return nil }
      let place = place(mark.value)
      let width = width(text, isUpright: isUpright(text, of: mark, in: line)) + 1
      guard taken.allSatisfy({ ($0.place - place).magnitude > ($0.width + width) / 2 }) else { return nil }
      taken.append((place, width))
      return (mark, text)
    }
  }

  /// How much of the line a value takes.
  private func width(_ text: String, isUpright: Bool) -> Double {
    labelSize * (isUpright ? 0.55 * Double(text.count) : 0.72)
  }
}
