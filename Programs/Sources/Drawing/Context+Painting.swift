internal import CCairo

extension Context {
  /// Draws along the current path in the color of lines, and removes the path unless `keepingPath` is true.
  public func stroke(keepingPath: Bool = false) throws(DrawingError) {
    try allow()
    use(strokeColor)
    if keepingPath { cairo_stroke_preserve(handle) } else { cairo_stroke(handle) }
    try checkEngine()
  }

  /// Fills the area of the current path in the color of areas, and removes the path unless `keepingPath` is true.
  public func fill(keepingPath: Bool = false) throws(DrawingError) {
    try allow()
    use(fillColor)
    if keepingPath { cairo_fill_preserve(handle) } else { cairo_fill(handle) }
    try checkEngine()
  }

  /// Covers everything, within the clip, with one color.
  public func paint(_ color: Color) throws(DrawingError) {
    try allow()
    use(color)
    cairo_paint(handle)
    try checkEngine()
  }

  /// Restricts later drawing to the current path, which is removed; `restore` ends the restriction.
  public func clip() throws(DrawingError) {
    try allow()
    cairo_clip(handle)
    try checkEngine()
  }

  /// Draws everything in `body` separately, and puts it on the surface as one picture.
  ///
  /// The state is as before afterward. When `body` throws, nothing of it is drawn.
  public func group(_ body: () throws -> Void) throws {
    try allow()
    cairo_push_group(handle)
    do {
      try protectingStates(body)
    } catch {
      cairo_pattern_destroy(cairo_pop_group(handle))
      throw error
    }
    cairo_pop_group_to_source(handle)
    cairo_paint(handle)
    try checkEngine()
  }

  func use(_ color: Color) {
    let color = blendMode == .clear ? .black : color
    cairo_set_source_rgba(handle, color.red, color.green, color.blue, color.alpha)
  }
}
