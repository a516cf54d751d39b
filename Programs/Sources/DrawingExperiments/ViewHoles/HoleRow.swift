/// A row of squares of one point of a view, whose sides follow from one ray through all their middles.
struct HoleRow: Sendable, Hashable {
  private let path: HolePath
  /// The height of the middles, in hundredths.
  private let y: Int
  /// The crossings of a ray from far at the left, the nearest first, each with its place.
  private let crossings: [Crossing]

  private struct Crossing: Sendable, Hashable {
    let x: Double
    let outline: Int
    let sign: Int
  }

  /// Creates the squares whose upper edge is at a height in whole points.
  ///
  /// - Complexity: O(*n* log *n*) for *n* edges.
  init(_ path: HolePath, top: Int) {
    self.path = path
    y = 100 * top + 50
    let start = ExactPoint(-ExactPoint.limit - 100, y)
    crossings = path.ray(from: start).meetings.map { meeting in
      Crossing(
        x: meeting.crossing.distance + Double(start.x) / 100, outline: meeting.outline, sign: meeting.crossing.sign)
    }
  }

  /// Returns whether a rule paints the middle of each of the first squares; one on an outline counts as the part to its
  /// right.
  ///
  /// - Complexity: O(`width` + *n*) for *n* crossings.
  func isInside(by rule: HoleRule, width: Int) -> [Bool] {
    var rest = crossings[...]
    // The outlines that a ray to the right crosses an odd number of times, one bit each, and the sum of its signs.
    var (odd, winding) = (0, 0)
    for crossing in crossings {
      odd ^= 1 << crossing.outline
      winding += crossing.sign
    }
    return (0..<width).map { square in
      while let next = rest.first, next.x <= Double(square) + 0.5 {
        odd ^= 1 << next.outline
        winding -= next.sign
        rest = rest.dropFirst()
      }
      switch rule {
      case .evenOdd: return !odd.nonzeroBitCount.isMultiple(of: 2)
      case .nonZero: return winding != 0
      case .separate: return odd == 1
      }
    }
  }

  /// Returns whether an outline is less than one point from the middle of each of the first squares.
  ///
  /// - Complexity: O(`width` + the squares below and above the edges that come near this row).
  func isNear(width: Int) -> [Bool] {
    var isNear = [Bool](repeating: false, count: width)
    func look(from left: Int, to right: Int, _ distance: (ExactPoint) -> Double) {
      let (first, last) = (max(0, (left - 200) / 100), min(width - 1, (right + 200) / 100))
      guard first <= last else { return }
      for square in first...last where !isNear[square] {
        isNear[square] = distance(ExactPoint(100 * square + 50, y)) < 1
      }
    }
    for outline in path.outlines {
      if case .circle(let center, let radius, _) = outline.shape, (center.y - y).magnitude <= radius + 100 {
        look(from: center.x - radius, to: center.x + radius, outline.distance)
      }
      for (from, to) in outline.edges where min(from.y, to.y) <= y + 100 && max(from.y, to.y) >= y - 100 {
        look(from: min(from.x, to.x), to: max(from.x, to.x)) { Outline.distance($0, from, to) }
      }
    }
    return isNear
  }
}
