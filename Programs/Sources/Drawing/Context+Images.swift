internal import CCairo

/// The way that pixels of a picture are computed when it is drawn larger or smaller.
public enum ImageFilter: String, Sendable, Hashable, CaseIterable {
  /// The nearest pixel: hard edges.
  case nearest
  /// A mixture of the four nearest pixels.
  case bilinear
  /// The engine's good quality: in a smaller picture, every pixel counts.
  case good
  /// The engine's best quality.
  case best
}

extension Context {
  /// Draws a picture so that it fills a rectangle, with an alpha from 0 to 1.
  ///
  /// A rectangle without area draws nothing.
  public func draw(_ image: ImageSurface, in rectangle: Rect, filter: ImageFilter = .good, alpha: Double = 1)
    throws(DrawingError)
  {
    try allow(rectangle.origin.x, rectangle.origin.y, rectangle.width, rectangle.height)
    guard (0...1).contains(alpha) else { throw .component(alpha) }
    guard rectangle.width != 0, rectangle.height != 0 else { return }
    let source = image === surface ? try image.copy() : image
    try save()
    let outside = depth - 1
    defer { unwind(to: outside) }
    try translate(rectangle.origin.x, rectangle.origin.y)
    try scale(rectangle.width / image.width, rectangle.height / image.height)
    newPath()
    try addRectangle(image.bounds)
    try clip()
    cairo_set_source_surface(handle, source.handle, 0, 0)
    let pattern = cairo_get_source(handle)
    // Pixels at the edge are mixed only with their neighbors in the picture.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, filter.engineValue)
    cairo_paint_with_alpha(handle, alpha)
    try checkEngine()
  }
}

extension ImageFilter {
  var engineValue: cairo_filter_t {
    switch self {
    case .nearest: CAIRO_FILTER_NEAREST
    case .bilinear: CAIRO_FILTER_BILINEAR
    case .good: CAIRO_FILTER_GOOD
    case .best: CAIRO_FILTER_BEST
    }
  }
}
