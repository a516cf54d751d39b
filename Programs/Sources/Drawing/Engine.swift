internal import CCairo

/// The 2D graphics library that draws: Cairo (<https://cairographics.org>).
public enum Engine {
  /// Name and version of the library that is in use, such as `Cairo 1.16.0`.
  public static var version: String { "Cairo \(String(cString: cairo_version_string()))" }

  /// What a picture depends on: the library, and the font with its version when text was drawn.
  public static func description(with font: Font? = nil) -> String {
    font.map { "\(version), \($0.family) \($0.version)" } ?? version
  }

  /// Throws what the engine says unless it says that all is well.
  static func check(_ status: cairo_status_t) throws(DrawingError) {
    if status != CAIRO_STATUS_SUCCESS {
      throw .engine(String(cString: cairo_status_to_string(status)))
    }
  }
}
