// Code that draws uses the parts of points, which are declared in this module.
@_exported import Results

/// A point of a drawing, in points.
public typealias Point = Figure.Point

/// An upright rectangle of a drawing, in points.
///
/// A rectangle with a negative width or height extends to the left or up.
public struct Rect: Sendable, Hashable {
  /// The corner that width and height are measured from.
  public var origin: Point
  /// The extent to the right.
  public var width: Double
  /// The extent downward.
  public var height: Double

  /// Creates the rectangle with a corner at (x, y).
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    origin = Point(x, y)
    self.width = width
    self.height = height
  }

  /// The point halfway between the corners.
  public var center: Point { Point(origin.x + width / 2, origin.y + height / 2) }

  /// Returns the rectangle without a rim of this width on each side.
  public func inset(by rim: Double) -> Rect {
    Rect(origin.x + rim, origin.y + rim, width - 2 * rim, height - 2 * rim)
  }

  var numbers: [Double] { [origin.x, origin.y, width, height] }
}
