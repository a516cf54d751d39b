import ExperimentKit

/// Samples with their meanings, side by side, in the necessary number of rows.
struct FigureLegend {
  /// A sample and its meaning.
  struct Entry {
    /// The room that the sample takes.
    let room: Double
    let words: LocalizedText
    /// A function that returns the shapes of the sample, from its left end on a middle line.
    let sample: (Figure.Point) -> [Figure.Shape]
  }

  let entries: [Entry]
  /// The horizontal range of the rows.
  let extent: ClosedRange<Double>
  var size = 22.0

  private var rowHeight: Double { size * 1.6 }

  /// The entries with their places from the left, with a new row when one does not fit.
  private var places: [(entry: Entry, x: Double, row: Int)] {
    var (x, row) = (extent.lowerBound, 0)
    return entries.map { entry in
      let width = entry.room + 12 + max(entry.words.en.width(size: size), entry.words.ja.width(size: size))
      if x + width > extent.upperBound, x > extent.lowerBound { (x, row) = (extent.lowerBound, row + 1) }
      defer { x += width + 28 }
      return (entry, x, row)
    }
  }

  /// The height of all rows.
  var height: Double { Double((places.last?.row ?? -1) + 1) * rowHeight }

  /// Returns the shapes, from a top edge down.
  func shapes(top: Double) -> [Figure.Shape] {
    places.flatMap { entry, x, row -> [Figure.Shape] in
      let y = top + (Double(row) + 0.5) * rowHeight
      return entry.sample(Figure.Point(x, y)) + [
        .text(
          entry.words, at: Figure.Point(x + entry.room + 12, y + size * 0.36),
          style: Figure.TextStyle(size: size, anchor: .start))
      ]
    }
  }
}
