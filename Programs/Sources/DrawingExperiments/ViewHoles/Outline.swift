/// A closed curve of a path: straight edges or a circle, with a direction.
struct Outline: Sendable, Hashable {
  /// The form of the curve.
  enum Shape: Sendable, Hashable {
    /// Straight edges through three corners or more, from the last back to the first.
    case polygon([ExactPoint])
    /// A circle; the radius is in hundredths of a point and above 0.
    case circle(center: ExactPoint, radius: Int, isClockwise: Bool)
  }

  let shape: Shape

  /// Returns a rectangle, from its top left corner.
  static func rectangle(_ corner: ExactPoint, width: Int, height: Int, isClockwise: Bool = true) -> Outline {
    let (left, top, right, bottom) = (corner.x, corner.y, corner.x + width, corner.y + height)
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map { ExactPoint($0.0, $0.1) }
    return Outline(shape: .polygon(isClockwise ? corners : corners.reversed()))
  }

  /// Returns a circle.
  static func circle(_ center: ExactPoint, radius: Int, isClockwise: Bool = true) -> Outline {
    Outline(shape: .circle(center: center, radius: radius, isClockwise: isClockwise))
  }

  /// Returns whether a point is exactly on the curve.
  ///
  /// - Complexity: O(*n*) for *n* edges.
  func contains(_ point: ExactPoint) -> Bool {
    switch shape {
    case .polygon:
      edges.contains { from, to in
        (to - from).cross(point - from) == 0 && (from - point).dot(to - point) <= 0
      }
    case .circle(let center, let radius, _): (point - center).square == radius * radius
    }
  }

  /// The edges of a polygon, from the last back to the first corner; none for a circle.
  var edges: [(from: ExactPoint, to: ExactPoint)] {
    guard case .polygon(let corners) = shape else { return [] }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).map { ($0, $1) }
  }

  /// Returns the distance of a point from the curve, in points.
  func distance(to point: ExactPoint) -> Double {
    switch shape {
    case .polygon:
      edges.map { from, to in Self.distance(point, from, to) }.min() ?? .infinity
    case .circle(let center, let radius, _):
      (Double((point - center).square).squareRoot() - Double(radius)).magnitude / 100
    }
  }

  /// Returns the distance of a point from an edge, in points.
  static func distance(_ point: ExactPoint, _ from: ExactPoint, _ to: ExactPoint) -> Double {
    let (edge, way) = (to - from, point - from)
    let along = edge.square == 0 ? 0 : min(1, max(0, Double(edge.dot(way)) / Double(edge.square)))
    let (x, y) = (Double(way.x) - along * Double(edge.x), Double(way.y) - along * Double(edge.y))
    return (x * x + y * y).squareRoot() / 100
  }
}
