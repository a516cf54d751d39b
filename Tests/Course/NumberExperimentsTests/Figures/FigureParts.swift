import Results
import SourceText

extension Figure {
  /// Whether the alternative text has two punctuation marks in a row, as after joining an empty part.
  var hasDoubledMarks: Bool {
    Language.allCases.contains { alt[$0].firstMatch(of: /[;:,、。] ?[;:,.、。]/) != nil }
  }

  /// Returns the centers of the filled circles with a paint.
  func dots(_ paint: Paint) -> [Point] {
    shapes.compactMap { if case .circle(let center, _, _, paint) = $0 { center } else { nil } }
  }

  /// Returns the tips of the arrows with a paint: the first corners of filled triangles.
  func tips(_ paint: Paint) -> [Point] {
    shapes.compactMap { if case .line(let points, _, paint) = $0, points.count == 3 { points[0] } else { nil } }
  }
}
