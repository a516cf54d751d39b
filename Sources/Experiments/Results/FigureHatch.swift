extension Figure {
  /// Parallel lines across areas, to distinguish them in black and white; neighboring areas share their lines.
  public enum Hatch: Sendable, Hashable {
    /// Lines from the lower left to the upper right.
    case rising
    /// Lines from the upper left to the lower right.
    case falling
    /// Level lines.
    case level

    /// Returns the lines across a rectangle.
    ///
    /// - Parameters:
    ///   - corner: the top left corner.
    ///   - width: the width of the rectangle.
    ///   - height: its height.
    ///   - spacing: the distance of two lines, along the rectangle's sides; above 0.
    /// - Returns: the lines, which end at the rectangle's sides; none if it is narrower than their distance.
    public func lines(_ corner: Point, width: Double, height: Double, spacing: Double) -> [Segment] {
      precondition(spacing > 0, "lines have a distance")
      let (left, top, right, bottom) = (corner.x, corner.y, corner.x + width, corner.y + height)
      switch self {
      case .rising:
        return Self.multiples(of: spacing, from: left + top, to: right + bottom).map { sum in
          let (from, to) = (max(left, sum - bottom), min(right, sum - top))
          return Segment(Point(from, sum - from), Point(to, sum - to))
        }
      case .falling:
        return Self.multiples(of: spacing, from: left - bottom, to: right - top).map { difference in
          let (from, to) = (max(left, difference + top), min(right, difference + bottom))
          return Segment(Point(from, from - difference), Point(to, to - difference))
        }
      case .level:
        return Self.multiples(of: spacing, from: top, to: bottom).map { Segment(Point(left, $0), Point(right, $0)) }
      }
    }

    /// Returns the multiples of a distance strictly between two numbers.
    private static func multiples(of spacing: Double, from: Double, to: Double) -> [Double] {
      let first = (from / spacing).rounded(.down) * spacing + spacing
      return Array(stride(from: first, to: to, by: spacing))
    }
  }
}
