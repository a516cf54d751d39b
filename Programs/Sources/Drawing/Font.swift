internal import CCairo

/// A font of the machine at a size: outlines without hinting, so that they look alike on every machine.
public final class Font {
  /// The largest size in points.
  static let largestSize = 2_000.0
  /// The family that the project's pictures use.
  public static let japaneseGothic = "IPAGothic"

  /// The name of the family, such as `IPAGothic`.
  public let family: String
  /// The version that the font file states, such as `3.03`.
  public let version: String
  /// The size in points.
  public let size: Double
  /// Whether a bold font was wanted but the family has none, so that its outlines have to be thickened.
  public let lacksBold: Bool
  let face: OpaquePointer

  /// Finds a family by its exact name.
  ///
  /// - Parameters:
  ///   - family: the name.
  ///   - size: the size in points.
  ///   - isBold: whether to take the bold font of the family, if it has one.
  /// - Throws: ``DrawingError`` for a size that cannot be drawn, and `DrawingError.noFont` when the machine would
  ///   substitute another family.
  public init(_ family: String = Font.japaneseGothic, size: Double, isBold: Bool = false) throws(DrawingError) {
    guard size > 0, size <= Self.largestSize else { throw .fontSize(size) }
    let entry = try FontLibrary.find(family, isBold: isBold)
    // A separate pattern, so that no setting of the machine's user affects the pixels.
    guard let pattern = FcPatternCreate() else { throw .engine("not enough memory") }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, entry.file)
    FcPatternAddInteger(pattern, FC_INDEX, entry.index)
    FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, FcBool(FcFalse))
    FcPatternAddBool(pattern, FC_HINTING, FcBool(FcFalse))
    FcPatternAddBool(pattern, FC_AUTOHINT, FcBool(FcFalse))
    guard let face = cairo_ft_font_face_create_for_pattern(pattern) else { throw .engine("not enough memory") }
    let status = cairo_font_face_status(face)
    if status != CAIRO_STATUS_SUCCESS { cairo_font_face_destroy(face) }
    try Engine.check(status)
    self.family = family
    self.version = entry.version
    self.size = size
    lacksBold = isBold && !entry.isBold
    self.face = face
  }

  deinit {
    cairo_font_face_destroy(face)
  }
}
