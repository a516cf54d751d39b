import ExperimentKit
import SourceText

extension Figure.Shape {
  /// Returns a vertical line.
  static func vertical(_ x: Double, _ y: ClosedRange<Double>, _ stroke: Figure.Stroke) -> Figure.Shape {
    .line([Figure.Point(x, y.lowerBound), Figure.Point(x, y.upperBound)], stroke: stroke)
  }

  /// Returns a level line.
  static func level(_ x: ClosedRange<Double>, _ y: Double, _ stroke: Figure.Stroke) -> Figure.Shape {
    .line([Figure.Point(x.lowerBound, y), Figure.Point(x.upperBound, y)], stroke: stroke)
  }

  /// Returns a text on a background of paper, so that no line crosses it.
  static func heading(_ words: LocalizedText, at place: Figure.Point, style: Figure.TextStyle) -> [Figure.Shape] {
    let extent = max(words.en.width(size: style.size), words.ja.width(size: style.size))
    let left = style.anchor == .start ? place.x : style.anchor == .end ? place.x - extent : place.x - extent / 2
    let corner = Figure.Point(left - 2, place.y - style.size * 0.85)
    return [
      .rectangle(corner, width: extent + 4, height: style.size * 1.1, fill: .paper),
      .text(words, at: place, style: style),
    ]
  }
}

extension String {
  /// Returns the approximate width of the text in a font size: full width for all but ASCII.
  func width(size: Double) -> Double {
    reduce(0) { $0 + ($1.isASCII ? 0.6 : 1) * size }
  }
}
