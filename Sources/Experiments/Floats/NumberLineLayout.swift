import ExactNumbers
import Results

/// Where the parts of number lines stand.
struct NumberLineLayout {
  let range: ClosedRange<ExactRational>
  let lines: [NumberLine]

  let width = 960.0
  /// The size of the values below a line.
  let labelSize = 18.0
  /// The distance from a line to its values.
  let labelDrop = 24.0

  private let plot = 56.0...904.0
  private let laneHeight = 168.0

  /// The height of the figure.
  var height: Double {
    ruler + 86
  }

  /// From where to where lines go, which is a little beyond the range.
  let edges = 16.0...944.0

  /// The height of a line.
  func line(_ index: Int) -> Double {
    76 + laneHeight * Double(index)
  }

  /// The height of the ruler below all lines.
  var ruler: Double {
    line(lines.count) - 50
  }

  /// The place of a number along a line; beyond the edges, that of the edge.
  func place(_ number: ExactRational) -> Double {
    let share = Double(truncating: number - range.lowerBound) / Double(truncating: range.upperBound - range.lowerBound)
    let place = plot.lowerBound + share * (plot.upperBound - plot.lowerBound)
    return min(max(place, edges.lowerBound), edges.upperBound)
  }

  /// The least distance of two marks of a line.
  func leastDistance(_ line: NumberLine) -> Double {
    let places = line.marks.map { place($0.value) }
    return zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? width
  }

  /// Whether a value is short, and so far from its neighbors that it can be written across, not down from the line.
  func isUpright(_ mark: NumberLine.Mark, in line: NumberLine) -> Bool {
    let (text, place) = (mark.value.description, place(mark.value))
    let room = (width(text, isUpright: true) + width("", isUpright: false)) / 2 + 3
    return text.count <= 2
      && line.marks.allSatisfy { $0.value == mark.value || (self.place($0.value) - place).magnitude >= room }
  }

  /// The marks of a line that are labelled: as many as there is room for, the roundest first.
  func labelled(_ line: NumberLine) -> [NumberLine.Mark] {
    var taken: [(place: Double, width: Double)] = []
    let ranked = line.marks.sorted { ($0.rank, $1.value) > ($1.rank, $0.value) }
    return ranked.filter { mark in
      let place = place(mark.value)
      let width = width(mark.value.description, isUpright: isUpright(mark, in: line)) + 1
      guard taken.allSatisfy({ ($0.place - place).magnitude > ($0.width + width) / 2 }) else { return false }
      taken.append((place, width))
      return true
    }
  }

  /// How much of the line a value takes.
  private func width(_ text: String, isUpright: Bool) -> Double {
    labelSize * (isUpright ? 0.55 * Double(text.count) : 0.72)
  }

  /// The numbers on the ruler: multiples of 1, 2 or 5 times a power of ten, ten steps at most.
  var ticks: [ExactRational] {
    let step = tickStep
    var tick: ExactRational = 0
    while tick > range.lowerBound { tick -= step }
    while tick < range.lowerBound { tick += step }
    var ticks: [ExactRational] = []
    while tick <= range.upperBound {
      ticks.append(tick)
      tick += step
    }
    return ticks
  }

  private var tickStep: ExactRational {
    let span = range.upperBound - range.lowerBound
    let steps = ["0.001", "0.01", "0.1", "1", "10", "100", "1000"].flatMap { power in
      [1, 2, 5].map { (factor: ExactRational) in factor * (ExactRational(power) ?? 1) }
    }
    return steps.first { span <= $0 * 10 } ?? span
  }
}
