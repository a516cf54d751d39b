import ExperimentKit

/// A view with one hole whose mask covers `self.frame` or `self.bounds`, in the view's own coordinates.
struct FramedHole: Sendable, Hashable {
  /// The rectangle of the view that the mask treats as all of it.
  enum Rectangle: String, CaseIterable, Sendable, Hashable {
    case frame
    case bounds
  }

  /// The place of the view in its superview, in whole points.
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  let hole: Outline

  /// Returns the path of the mask.
  func mask(_ rectangle: Rectangle) -> HolePath {
    let corner = rectangle == .frame ? ExactPoint(whole: x, y) : ExactPoint(0, 0)
    return HolePath(outlines: [.rectangle(corner, width: 100 * width, height: 100 * height), hole])
  }

  /// Returns the number of points that each mask paints, and of those that only one paints.
  ///
  /// They are counted in the middle of each square of one point.
  ///
  /// - Complexity: O(height × (width + *n* log *n*)) for *n* edges.
  func counts() -> (byFrame: Int, byBounds: Int, differing: Int) {
    let (frame, bounds) = (mask(.frame), mask(.bounds))
    var counts = (byFrame: 0, byBounds: 0, differing: 0)
    for y in 0..<height {
      let rows = [frame, bounds].map { HoleRow($0, top: y).isInside(by: .evenOdd, width: width) }
      for (one, other) in zip(rows[0], rows[1]) {
        counts.byFrame += one ? 1 : 0
        counts.byBounds += other ? 1 : 0
        counts.differing += one == other ? 0 : 1
      }
    }
    return counts
  }
}
