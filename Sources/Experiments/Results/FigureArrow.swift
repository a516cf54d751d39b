extension Figure.Shape {
  /// Returns a straight arrow.
  ///
  /// - Parameters:
  ///   - from: the start of the arrow.
  ///   - tip: the tip of its head.
  ///   - stroke: the stroke of its shaft; the head has its paint.
  ///   - head: the length of the head, which is two thirds as wide; the head of a shorter arrow has the arrow's length.
  /// - Returns: the shaft and the head; nothing if both ends are one.
  public static func arrow(
    from: Figure.Point, to tip: Figure.Point, stroke: Figure.Stroke = Figure.Stroke(width: 2), head: Double = 10
  ) -> [Figure.Shape] {
    let (right, down) = (tip.x - from.x, tip.y - from.y)
    let length = (right * right + down * down).squareRoot()
    guard length > 0 else { return [] }
    let (x, y) = (right / length, down / length)
    let head = min(head, length)
    let base = Figure.Point(tip.x - x * head, tip.y - y * head)
    let sides = [1.0, -1].map { Figure.Point(base.x - $0 * y * head / 3, base.y + $0 * x * head / 3) }
    return [
      .line([from, base], stroke: stroke),
      .line([tip] + sides, stroke: Figure.Stroke(stroke.paint, width: 1), fill: stroke.paint),
    ]
  }
}
