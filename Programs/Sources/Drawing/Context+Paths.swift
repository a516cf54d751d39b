internal import CCairo

extension Context {
  /// Removes the current path.
  public func newPath() {
    cairo_new_path(handle)
  }

  /// Begins a part of the path at a point.
  public func move(to point: Point) throws(DrawingError) {
    try allow(point.x, point.y)
    cairo_move_to(handle, point.x, point.y)
  }

  /// Adds a straight line from the current point.
  public func line(to point: Point) throws(DrawingError) {
    try allow(point.x, point.y)
    try needCurrentPoint()
    cairo_line_to(handle, point.x, point.y)
  }

  /// Adds a cubic Bézier curve from the current point.
  public func curve(to end: Point, _ first: Point, _ second: Point) throws(DrawingError) {
    try allow(first.x, first.y, second.x, second.y, end.x, end.y)
    try needCurrentPoint()
    cairo_curve_to(handle, first.x, first.y, second.x, second.y, end.x, end.y)
  }

  /// Adds an arc around a center, from one angle to another, in radians, after a line from the current point if there
  /// is one.
  ///
  /// It runs clockwise on the screen; `clockwise: false` reverses that.
  public func arc(center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool = true)
    throws(DrawingError)
  {
    try allow(center.x, center.y, radius, start, end)
    guard radius >= 0 else { throw .coordinate(radius) }
    // More than one turn counts as one: the engine would make every turn.
    let circle = 2 * Double.pi
    let direction = clockwise ? 1.0 : -1
    let turn = (end - start) * direction
    let sweep = direction * (turn > circle ? circle : turn.truncatingRemainder(dividingBy: circle.nextUp))
    let start = start.truncatingRemainder(dividingBy: circle)
    let end = start + sweep
    if clockwise {
      cairo_arc(handle, center.x, center.y, radius, start, end)
    } else {
      cairo_arc_negative(handle, center.x, center.y, radius, start, end)
    }
  }

  /// Adds a closed rectangle, clockwise from its origin.
  public func addRectangle(_ rectangle: Rect) throws(DrawingError) {
    try allow(rectangle.origin.x, rectangle.origin.y, rectangle.width, rectangle.height)
    cairo_rectangle(handle, rectangle.origin.x, rectangle.origin.y, rectangle.width, rectangle.height)
  }

  /// Adds a closed ellipse that touches the four sides of a rectangle; nothing for one without width or height.
  public func addEllipse(in rectangle: Rect, clockwise: Bool = true) throws(DrawingError) {
    try allow(rectangle.origin.x, rectangle.origin.y, rectangle.width, rectangle.height)
    guard rectangle.width != 0, rectangle.height != 0 else { return }
    let outside = matrix
    cairo_new_sub_path(handle)
    cairo_translate(handle, rectangle.center.x, rectangle.center.y)
    cairo_scale(handle, abs(rectangle.width) / 2, abs(rectangle.height) / 2)
    if clockwise {
      cairo_arc(handle, 0, 0, 1, 0, 2 * Double.pi)
    } else {
      cairo_arc_negative(handle, 0, 0, 1, 2 * Double.pi, 0)
    }
    cairo_close_path(handle)
    matrix = outside
  }

  /// Joins the ends of the last part of the path.
  public func closePath() throws(DrawingError) {
    try allow()
    cairo_close_path(handle)
  }

  private func needCurrentPoint() throws(DrawingError) {
    guard cairo_has_current_point(handle) != 0 else { throw .noCurrentPoint }
  }
}
