import ExperimentKit

/// A path that covers a view except its holes: the outline of the view, then one outline per hole.
struct HolePath: Sendable, Hashable {
  /// A ray and the outline that it meets.
  struct Meeting: Sendable, Hashable {
    /// The outline: 0 for the view, otherwise the number of the hole.
    let outline: Int
    let crossing: RayCrossing
  }

  /// The crossings of a ray with all outlines, the nearest first.
  struct Ray: Sendable, Hashable {
    var meetings: [Meeting]
    let touches: Int

    /// The sum of the signs: the number of clockwise windings of the path around the start of the ray.
    var winding: Int {
      meetings.reduce(0) { $0 + $1.crossing.sign }
    }
  }

  /// The view's own outline, then those of the holes.
  let outlines: [Outline]

  /// Returns whether a point is on one of the outlines, which rules of fill do not cover.
  func isOnOutline(_ point: ExactPoint) -> Bool {
    outlines.contains { $0.contains(point) }
  }

  /// Returns the crossings and touches of a ray.
  ///
  /// - Precondition: the start is not on an outline.
  /// - Complexity: O(*n* log *n*) for *n* edges.
  func ray(from start: ExactPoint, toward direction: ExactVector = ExactVector(1, 0)) -> Ray {
    let all = outlines.map { $0.meetings(from: start, toward: direction) }
    let meetings = all.enumerated().flatMap { index, found in
      found.crossings.map { Meeting(outline: index, crossing: $0) }
    }
    return Ray(
      meetings: meetings.enumerated().sorted {
        ($0.element.crossing.distance, $0.offset) < ($1.element.crossing.distance, $1.offset)
      }.map(\.element),
      touches: all.reduce(0) { $0 + $1.touches })
  }

  /// Returns whether a rule of fill paints a point.
  ///
  /// - Precondition: the point is not on an outline.
  func isInside(_ point: ExactPoint, by rule: HoleRule) -> Bool {
    switch rule {
    case .evenOdd: !ray(from: point).meetings.count.isMultiple(of: 2)
    case .nonZero: ray(from: point).winding != 0
    case .separate:
      outlines.enumerated().allSatisfy { index, outline in
        let isOdd = !HolePath(outlines: [outline]).ray(from: point).meetings.count.isMultiple(of: 2)
        return isOdd == (index == 0)
      }
    }
  }
}

/// The rules that decide what is inside a path.
enum HoleRule: String, CaseIterable, Sendable, Hashable {
  /// The points from which a ray crosses the path an odd number of times.
  case evenOdd = "even-odd"
  /// The points around which the path winds.
  case nonZero = "non-zero"
  /// The points inside the view and outside every hole, with each hole cut by itself.
  case separate

  /// The description of the rule.
  var words: LocalizedText {
    switch self {
    case .evenOdd: LocalizedText(en: "even-odd", ja: "偶奇")
    case .nonZero: LocalizedText(en: "non-zero", ja: "非ゼロ")
    case .separate: LocalizedText(en: "each hole by itself", ja: "穴を1つずつ")
    }
  }
}
