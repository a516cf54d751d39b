import ExperimentKit

/// The number of shapes of each kind.
struct ShapeCounts: Sendable, Hashable {
  var lines = 0
  var rectangles = 0
  var circles = 0
  var texts = 0

  /// The counts as values of a table: lines, rectangles, circles, texts.
  var values: [Table.Value] { [lines, rectangles, circles, texts].map { .number($0) } }
}

extension ShapeCounts {
  /// Counts shapes, except images.
  init(_ shapes: [OffscreenShape]) {
    for shape in shapes {
      switch shape {
      case .line: lines += 1
      case .rectangle: rectangles += 1
      case .circle: circles += 1
      case .text: texts += 1
      case .image: break
      }
    }
  }
}
