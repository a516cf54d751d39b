import ExperimentKit

extension Figure.Shape {
  /// A vertical line.
  static func vertical(_ x: Double, _ y: ClosedRange<Double>, _ stroke: Figure.Stroke) -> Figure.Shape {
    .line([Figure.Point(x, y.lowerBound), Figure.Point(x, y.upperBound)], stroke: stroke)
  }

  /// A level line.
  static func level(_ x: ClosedRange<Double>, _ y: Double, _ stroke: Figure.Stroke) -> Figure.Shape {
    .line([Figure.Point(x.lowerBound, y), Figure.Point(x.upperBound, y)], stroke: stroke)
  }
}

extension String {
  /// About how wide the text is in a font of a size: full width for all but ASCII.
  func width(size: Double) -> Double {
    reduce(0) { $0 + ($1.isASCII ? 0.6 : 1) * size }
  }
}
