internal import CCairo

/// A picture of pixels in memory, 8 bits a component, premultiplied by alpha.
public final class ImageSurface: Surface {
  /// The number of pixels per point in each direction.
  public let scale: Double
  /// The width in pixels: the width in points times the scale, rounded up.
  public let pixelWidth: Int
  /// The height in pixels.
  public let pixelHeight: Int
  /// Whether the picture has no alpha: it begins black then, and nothing shows through.
  public let isOpaque: Bool

  /// Makes a picture that is transparent, or black if opaque.
  ///
  /// - Parameters:
  ///   - width: the width in points.
  ///   - height: the height in points.
  ///   - scale: the number of pixels per point along each side.
  ///   - opaque: whether it has no alpha.
  /// - Throws: ``DrawingError`` for a size or a scale that cannot be drawn.
  public init(width: Double, height: Double, scale: Double = 1, opaque: Bool = false) throws(DrawingError) {
    let pixels = try Self.pixels(width: width, height: height, scale: scale)
    (pixelWidth, pixelHeight) = pixels
    self.scale = scale
    isOpaque = opaque
    let format = opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let handle = cairo_image_surface_create(format, Int32(pixels.width), Int32(pixels.height))
    try super.init(handle, width: width, height: height)
    cairo_surface_set_device_scale(handle, scale, scale)
  }

  /// Returns a separate picture with the current pixels.
  public func copy() throws(DrawingError) -> ImageSurface {
    let copy = try ImageSurface(width: width, height: height, scale: scale, opaque: isOpaque)
    let context = try Context(copy)
    context.blendMode = .source
    try context.draw(self, in: bounds, filter: .nearest)
    return copy
  }
}
