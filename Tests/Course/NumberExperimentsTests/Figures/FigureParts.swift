import Results
import SourceText

extension Figure {
  /// Whether the words of the picture have two marks in a row, as after joining an empty part.
  var hasDoubledMarks: Bool {
    Language.allCases.contains { alt[$0].firstMatch(of: /[;:,、。] ?[;:,.、。]/) != nil }
  }

  /// Returns the centers of the filled circles of a paint.
  func dots(_ paint: Paint) -> [Point] {
    shapes.compactMap { if case .circle(let center, _, _, paint) = $0 { center } else { nil } }
  }

  /// Returns the tips of the arrows of a paint: the first corner of filled triangles.
  func tips(_ paint: Paint) -> [Point] {
    shapes.compactMap { if case .line(let points, _, paint) = $0, points.count == 3 { points[0] } else { nil } }
  }
}
