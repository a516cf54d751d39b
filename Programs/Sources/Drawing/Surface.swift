internal import CCairo

/// What can be drawn on: an `ImageSurface` of pixels or a `PDFSurface`.
///
/// Drawing goes through a `Context`.
public class Surface {
  /// The most pixels that a side can have.
  public static let longestSide = 16_384
  /// The most pixels that a surface can have.
  public static let mostPixels = 64_000_000
  /// The most pixels to a point.
  public static let largestScale = 64.0

  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// How text is put on it: as outlines, which look alike everywhere, or as characters that can be copied and searched.
  let keepsCharacters: Bool
  let handle: OpaquePointer
  private(set) var isEnded = false
  /// Where the engine writes; it does so until the surface is gone.
  private let stream: ByteStream?

  /// Takes over a surface of the engine, and frees it when the engine could not make it.
  init(
    _ handle: OpaquePointer?, width: Double, height: Double, keepsCharacters: Bool = false, stream: ByteStream? = nil
  ) throws(DrawingError) {
    guard let handle else { throw .engine("no memory") }
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

  /// Completes what is drawn; contexts of the surface refuse everything from now on.
  func end() {
    isEnded = true
    cairo_surface_finish(handle)
  }

  /// The pixels that a size in points needs, rounded up; throws when the size or the scale cannot be drawn.
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
