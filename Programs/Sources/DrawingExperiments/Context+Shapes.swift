import Drawing

extension Context {
  /// Draws a straight line in the color of lines.
  func drawLine(_ from: Point, _ to: Point) throws(DrawingError) {
    newPath()
    try move(to: from)
    try line(to: to)
    try stroke()
  }

  /// Fills a disc in a color.
  func drawDisc(_ center: Point, radius: Double, _ color: Color) throws(DrawingError) {
    newPath()
    try addEllipse(in: Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius))
    fillColor = color
    try fill()
  }

  /// Fills a rectangle in a color.
  func drawRectangle(_ rectangle: Rect, _ color: Color) throws(DrawingError) {
    newPath()
    try addRectangle(rectangle)
    fillColor = color
    try fill()
  }
}
