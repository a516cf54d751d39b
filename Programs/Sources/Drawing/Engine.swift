internal import CCairo

/// The 2D graphics library that draws: Cairo (<https://cairographics.org>).
public enum Engine {
  /// The name and the version of the library in use, such as `Cairo 1.16.0`.
  public static var version: String { "Cairo \(String(cString: cairo_version_string()))" }

  /// Returns the dependencies of a picture: the library, and for text the font with its version.
  public static func description(with font: Font? = nil) -> String {
    font.map { "\(version), \($0.family) \($0.version)" } ?? version
  }

  /// Throws the engine's error, if there is one.
  static func check(_ status: cairo_status_t) throws(DrawingError) {
    if status != CAIRO_STATUS_SUCCESS {
      throw .engine(String(cString: cairo_status_to_string(status)))
    }
  }
}
