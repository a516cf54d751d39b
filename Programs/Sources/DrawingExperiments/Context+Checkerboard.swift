import Drawing
import ExperimentKit

extension Context {
  /// Paints alternating squares of two colors, with the light one at the top left, as a background for transparency.
  ///
  /// - Parameters:
  ///   - width: the width of all squares, in points.
  ///   - height: their height.
  ///   - square: the width and the height of a square.
  ///   - light: the color of the first square.
  ///   - dark: the color of its neighbors.
  /// - Throws: the error of the engine.
  func paintCheckerboard(
    width: Double, height: Double, square: Double, light: ByteColor = .white,
    dark: ByteColor = ByteColor(red: 217, green: 217, blue: 217)
  ) throws(DrawingError) {
    try paint(light.color)
    fillColor = dark.color
    for row in 0..<Int((height / square).rounded(.up)) {
      for column in 0..<Int((width / square).rounded(.up)) where (row + column) % 2 == 1 {
        try addRectangle(Rect(Double(column) * square, Double(row) * square, square, square))
      }
    }
    try fill()
  }
}
