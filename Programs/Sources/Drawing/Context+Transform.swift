internal import CCairo

extension Context {
  /// Moves the origin of later drawing.
  public func translate(_ x: Double, _ y: Double) throws(DrawingError) {
    try allow(x, y)
    cairo_translate(handle, x, y)
  }

  /// Scales later drawing; throws for an area that is too small or too large for the engine.
  public func scale(_ x: Double, _ y: Double) throws(DrawingError) {
    try allow(x, y)
    var after = matrix
    cairo_matrix_scale(&after, x, y)
    let area = abs(after.xx * after.yy - after.xy * after.yx)
    guard Self.areas.contains(area) else { throw .transform }
    matrix = after
  }

  /// Rotates later drawing about the origin, clockwise on the screen, by an angle in degrees.
  public func rotate(_ degrees: Double) throws(DrawingError) {
    try allow(degrees)
    cairo_rotate(handle, degrees.truncatingRemainder(dividingBy: 360) * .pi / 180)
  }

  /// The range in which all transformations together may change the area of a shape.
  private static let areas = 1e-12...1e12

  var matrix: cairo_matrix_t {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(handle, &matrix)
      return matrix
    }
    set {
      withUnsafePointer(to: newValue) { cairo_set_matrix(handle, $0) }
    }
  }
}
