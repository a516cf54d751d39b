internal import CCairo

/// A drawing surface: an `ImageSurface` of pixels or a `PDFSurface`.
///
/// Drawing uses a `Context`.
public class Surface {
  /// The largest number of pixels of a side.
  public static let longestSide = 16_384
  /// The largest number of pixels of a surface.
  public static let mostPixels = 64_000_000
  /// The largest number of pixels per point.
  public static let largestScale = 64.0

  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// Whether text is stored as characters that can be copied and searched, instead of outlines that look the same
  /// everywhere.
  let keepsCharacters: Bool
  let handle: OpaquePointer
  private(set) var isEnded = false
  /// The stream of the engine's output, which is used until the surface is gone.
  private let stream: ByteStream?

  /// Takes over a surface of the engine, and frees it if it has an error.
  init(
    _ handle: OpaquePointer?, width: Double, height: Double, keepsCharacters: Bool = false, stream: ByteStream? = nil
  ) throws(DrawingError) {
    guard let handle else { throw .engine("not enough memory") }
    let status = cairo_surface_status(handle)
    if status != CAIRO_STATUS_SUCCESS { cairo_surface_destroy(handle) }
    try Engine.check(status)
    self.handle = handle
    self.width = width
    self.height = height
    self.keepsCharacters = keepsCharacters
    self.stream = stream
  }

  deinit {
    cairo_surface_destroy(handle)
  }

  /// The whole area, from the top left corner.
  public var bounds: Rect { Rect(0, 0, width, height) }

  /// Completes the drawing; contexts of the surface then refuse everything.
  func end() {
    isEnded = true
    cairo_surface_finish(handle)
  }

  /// Returns the pixels that a size in points needs, rounded up; throws for an invalid size or scale.
  static func pixels(width: Double, height: Double, scale: Double) throws(DrawingError) -> (width: Int, height: Int) {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { throw .size(width: width, height: height) }
    guard scale > 0, scale <= largestScale else { throw .scale(scale) }
    let (across, down) = ((width * scale).rounded(.up), (height * scale).rounded(.up))
    guard max(across, down) <= Double(longestSide), across * down <= Double(mostPixels) else {
      throw .tooLarge(width: across, height: down)
    }
    return (Int(across), Int(down))
  }
}
