internal import CCairo

extension Context {
  /// Moves the origin of what is drawn next.
  public func translate(_ x: Double, _ y: Double) throws(DrawingError) {
    try allow(x, y)
    cairo_translate(handle, x, y)
  }

  /// Makes what is drawn next larger or smaller; throws for what leaves less or more area than the
  /// engine can work with.
  public func scale(_ x: Double, _ y: Double) throws(DrawingError) {
    try allow(x, y)
    var after = matrix
    cairo_matrix_scale(&after, x, y)
    let area = abs(after.xx * after.yy - after.xy * after.yx)
    guard Self.areas.contains(area) else { throw .transform }
    matrix = after
  }

  /// How much the area of a shape can shrink or grow by all transformations together.
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
