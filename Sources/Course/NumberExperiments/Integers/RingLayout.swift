import ExperimentKit

/// The positions of the parts of a ring, and their sizes for its number of codes.
struct RingLayout {
  /// A circle of labels: its distance from the center and the size of its text.
  struct Labels {
    let radius: Double
    let size: Double
  }

  let size = 640.0
  let center = Figure.Point(320, 320)
  /// The radius of the ring itself.
  let ring = 228.0
  /// The radius of the arrow of +1.
  let arrow = 150.0
  /// The radius of a mark.
  let mark: Double
  /// The labels outside the ring.
  let patterns: Labels
  /// The labels inside the ring.
  let values: Labels
  /// The radii of the ends of the line across a broken step.
  let cut: ClosedRange<Double>

  private let count: Int
  private let isRadial: Bool

  init(_ ring: Ring) {
    count = ring.count
    isRadial = ring.bits > 5
    let longest = ring.codes.map { ring.value($0).count }.max() ?? 1
    let room = 2 * Double.pi * 194 / Double(ring.count) - 4
    let widest = isRadial ? .infinity : room / (0.64 * Double(longest))
    switch ring.bits {
    case ...2: (mark, patterns, values) = (15, Labels(radius: 284, size: 32), Labels(radius: 184, size: 34))
    case 3: (mark, patterns, values) = (14, Labels(radius: 284, size: 26), Labels(radius: 186, size: 30))
    case 4: (mark, patterns, values) = (11, Labels(radius: 284, size: 20), Labels(radius: 192, size: min(24, widest)))
    case 5: (mark, patterns, values) = (8, Labels(radius: 285, size: 16), Labels(radius: 196, size: min(19, widest)))
    default: (mark, patterns, values) = (6, Labels(radius: 274, size: 17), Labels(radius: 196, size: 15))
    }
    // Radial labels leave no room at their sides.
    cut = isRadial ? 217...241 : 166...256
  }

  /// Returns the angle of a code, in degrees clockwise from the top.
  func angle(_ code: Int) -> Double {
    360 * Double(code) / Double(count)
  }

  /// Returns the point at an angle and a distance from the center.
  func point(_ angle: Double, _ radius: Double) -> Figure.Point {
    Figure.point(at: angle, radius: radius, from: center)
  }

  /// Returns a text centered at a code's place on a circle, turned along the radius if there are many codes.
  func label(_ text: String, _ code: Int, _ labels: Labels, isCode: Bool) -> Figure.Shape {
    let angle = angle(code)
    let rotation = isRadial ? (angle < 180 ? angle - 90 : angle - 270) : 0
    let drop = Figure.point(
      at: rotation + 180, radius: 0.36 * labels.size, from: point(angle, labels.radius))
    let style = Figure.TextStyle(size: labels.size, isBold: !isCode, isCode: isCode, rotation: rotation)
    return .text(LocalizedText(text), at: drop, style: style)
  }
}
