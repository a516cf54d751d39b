/// A point of a view in hundredths of a point, so that every question about sides has an exact answer.
///
/// The origin is at the top left, and y grows downward. Coordinates are at most ``limit`` in magnitude, so that every
/// product in this folder fits in 64 bits.
struct ExactPoint: Sendable, Hashable {
  /// The largest coordinate, in hundredths.
  static let limit = 409_600

  let x: Int
  let y: Int

  init(_ x: Int, _ y: Int) {
    (self.x, self.y) = (x, y)
  }

  /// Creates a point of whole coordinates.
  init(whole x: Int, _ y: Int) {
    self.init(x * 100, y * 100)
  }

  /// Returns the vector from another point to this one.
  static func - (left: ExactPoint, right: ExactPoint) -> ExactVector {
    ExactVector(left.x - right.x, left.y - right.y)
  }
}

/// A vector from one point to another, or a direction.
struct ExactVector: Sendable, Hashable {
  let x: Int
  let y: Int

  init(_ x: Int, _ y: Int) {
    (self.x, self.y) = (x, y)
  }

  /// Returns the cross product: above 0 if the other vector points clockwise of this one, as seen on a screen.
  func cross(_ other: ExactVector) -> Int {
    x * other.y - y * other.x
  }

  /// Returns the dot product: above 0 if the other vector points forward along this one.
  func dot(_ other: ExactVector) -> Int {
    x * other.x + y * other.y
  }

  /// The square of the length.
  var square: Int {
    dot(self)
  }
}
