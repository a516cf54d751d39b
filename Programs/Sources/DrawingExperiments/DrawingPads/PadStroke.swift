import Drawing
import ExperimentKit

/// One stroke of a drawing pad: the places of the finger, a color and a size.
struct PadStroke: Sendable, Hashable {
  /// The places in the order of the touches, at least one.
  var points: [Point]
  /// The color, white for the eraser.
  let color: PadColor
  /// The size; small if none was chosen.
  let size: PadSize?
  /// Whether the eraser made the stroke.
  let isErasing: Bool

  /// The width of the line, in points.
  var width: Double { (size ?? .small).width }

  /// Returns whether the round line covers a place.
  ///
  /// The place must not be farther from the polygon through the points than half the width.
  ///
  /// A single point covers nothing: there is no line. Two equal points are a line without length, a disc.
  func covers(_ place: Point) -> Bool {
    zip(points, points.dropFirst()).contains { distance(from: place, to: $0, $1) <= width / 2 }
  }

  /// Returns the distance of a place from the segment between two points.
  private func distance(from place: Point, to start: Point, _ end: Point) -> Double {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let length = across * across + down * down
    let along = length == 0 ? 0 : ((place.x - start.x) * across + (place.y - start.y) * down) / length
    let share = min(max(along, 0), 1)
    let (x, y) = (place.x - start.x - share * across, place.y - start.y - share * down)
    return (x * x + y * y).squareRoot()
  }
}

/// The colors of a drawing pad: the three of the pen, and the eraser's.
enum PadColor: String, Sendable, CaseIterable {
  case black
  case red
  case yellow
  case white

  /// The word that readers see.
  var title: LocalizedText {
    switch self {
    case .black: LocalizedText(en: "black", ja: "黒")
    case .red: LocalizedText(en: "red", ja: "赤")
    case .yellow: LocalizedText(en: "yellow", ja: "黄")
    case .white: LocalizedText(en: "white", ja: "白")
    }
  }

  /// The color as bytes.
  var byteColor: ByteColor {
    switch self {
    case .black: .black
    case .red: .red
    case .yellow: .yellow
    case .white: .white
    }
  }
}

/// The sizes of the pen and the eraser.
enum PadSize: String, Sendable, CaseIterable {
  case small
  case middle
  case big

  /// The width of the line, in points.
  var width: Double {
    switch self {
    case .small: 6
    case .middle: 12
    case .big: 20
    }
  }
}
