/// A crossing of a ray and an outline.
struct RayCrossing: Sendable, Hashable {
  /// The distance from the start of the ray, in points.
  let distance: Double
  /// The direction: 1 if the outline runs clockwise around the start of the ray, as seen on a screen, otherwise -1.
  let sign: Int
}

/// The meetings of a ray on its way to infinity.
struct RayMeetings: Sendable, Hashable {
  /// The places of the crossings.
  var crossings: [RayCrossing] = []
  /// The number of touches without a change of side: at a corner, along an edge, as a tangent.
  var touches = 0
}

extension Outline {
  /// Returns the meetings of a ray with this outline, exact in their number and signs.
  ///
  /// A corner on the ray counts by the sides of the edges before and after it: one crossing if they are on different
  /// sides, a touch if they are on the same side. So does a whole edge along the ray.
  ///
  /// - Precondition: the start is not on the outline, the direction is not zero.
  /// - Complexity: O(*n*) for *n* edges.
  func meetings(from start: ExactPoint, toward direction: ExactVector) -> RayMeetings {
    switch shape {
    case .polygon(let corners): Self.meetings(corners, start, direction)
    case .circle(let center, let radius, let isClockwise):
      Self.meetings(center - start, radius, isClockwise ? 1 : -1, direction)
    }
  }

  private static func meetings(_ corners: [ExactPoint], _ start: ExactPoint, _ direction: ExactVector) -> RayMeetings {
    let ways = corners.map { $0 - start }
    let sides = ways.map { direction.cross($0).signum() }
    guard let first = sides.firstIndex(where: { $0 != 0 }) else { return RayMeetings() }
    var meetings = RayMeetings()
    var last = first
    for step in 1...corners.count {
      let next = (first + step) % corners.count
      if sides[next] == 0 { continue }
      let between = (last + 1) % corners.count
      if between != next {
        if direction.dot(ways[between]) > 0 {
          if sides[last] == sides[next] {
            meetings.touches += 1
          } else {
            let distance = direction.distance(Double(direction.dot(ways[between])) / Double(direction.square))
            meetings.crossings.append(RayCrossing(distance: distance, sign: sides[next]))
          }
        }
      } else if sides[last] != sides[next], ways[last].cross(ways[next]).signum() == sides[next] {
        let edge = corners[next] - corners[last]
        let share = Double(ways[last].cross(edge)) / Double(direction.cross(edge))
        meetings.crossings.append(RayCrossing(distance: direction.distance(share), sign: sides[next]))
      }
      last = next
    }
    return meetings
  }

  private static func meetings(
    _ way: ExactVector, _ radius: Int, _ sign: Int, _ direction: ExactVector
  ) -> RayMeetings {
    let (forward, aside) = (direction.dot(way), direction.cross(way))
    let square = radius * radius * direction.square - aside * aside
    let isInside = way.square < radius * radius
    guard isInside || (forward > 0 && square >= 0) else { return RayMeetings() }
    if !isInside, square == 0 { return RayMeetings(touches: 1) }
    let root = Double(square).squareRoot()
    func crossing(_ root: Double, _ sign: Int) -> RayCrossing {
      RayCrossing(
        distance: direction.distance((Double(forward) + root) / Double(direction.square)), sign: sign)
    }
    let far = crossing(root, sign)
    return RayMeetings(crossings: isInside ? [far] : [crossing(-root, -sign), far])
  }
}

extension ExactVector {
  /// Returns the length of a multiple of this direction, in points.
  fileprivate func distance(_ multiple: Double) -> Double {
    multiple * Double(square).squareRoot() / 100
  }
}
