internal import CCairo

/// The size of a line of text in points, measured from its start on the baseline.
public struct TextExtents: Sendable, Hashable {
  /// The distance to the start of the next text.
  public var advance: Double
  /// The height of the font above the baseline.
  public var ascent: Double
  /// The depth of the font below the baseline.
  public var descent: Double
  /// The rectangle around the visible part; empty for spaces.
  public var ink: Rect

  /// The height of a line: ascent and descent.
  public var height: Double { ascent + descent }
}

extension Context {
  /// Draws a line of text in the color of areas, beginning at a point on its baseline.
  ///
  /// On an image the outlines are filled, so that pixels do not depend on how an engine caches glyphs; in a document
  /// the text stays text. Throws when the font lacks a character, including control characters such as a line break.
  public func draw(_ text: String, at point: Point, font: Font) throws(DrawingError) {
    try allow(point.x, point.y)
    try select(font)
    try checkGlyphs(of: text, font)
    use(fillColor)
    newPath()
    cairo_move_to(handle, point.x, point.y)
    if surface.keepsCharacters {
      cairo_show_text(handle, text)
      newPath()
    } else {
      cairo_text_path(handle, text)
      cairo_fill(handle)
    }
    try checkEngine()
  }

  /// Draws a line of text whose top left corner is at a point.
  public func draw(_ text: String, topLeft point: Point, font: Font) throws(DrawingError) {
    let ascent = try extents(of: text, font: font).ascent
    try draw(text, at: Point(point.x, point.y + ascent), font: font)
  }

  /// Adds the outlines of a line of text to the path, beginning at a point on its baseline.
  public func addText(_ text: String, at point: Point, font: Font) throws(DrawingError) {
    try allow(point.x, point.y)
    try select(font)
    try checkGlyphs(of: text, font)
    cairo_move_to(handle, point.x, point.y)
    cairo_text_path(handle, text)
    try checkEngine()
  }

  /// Returns whether a font has every character of a text.
  public func has(_ text: String, font: Font) throws(DrawingError) -> Bool {
    do throws(DrawingError) {
      try select(font)
      try checkGlyphs(of: text, font)
      return true
    } catch {
      if case .noGlyph = error { return false }
      throw error
    }
  }

  /// Measures a line of text.
  public func extents(of text: String, font: Font) throws(DrawingError) -> TextExtents {
    try allow()
    try select(font)
    try checkGlyphs(of: text, font)
    var (line, whole) = (cairo_text_extents_t(), cairo_font_extents_t())
    cairo_text_extents(handle, text, &line)
    cairo_font_extents(handle, &whole)
    try checkEngine()
    return TextExtents(
      advance: line.x_advance, ascent: whole.ascent, descent: whole.descent,
      ink: Rect(line.x_bearing, line.y_bearing, line.width, line.height))
  }

  private func select(_ font: Font) throws(DrawingError) {
    cairo_set_font_face(handle, font.face)
    cairo_set_font_size(handle, font.size)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(handle, options)
    try checkEngine()
  }

  /// Checks that the font has every character.
  private func checkGlyphs(of text: String, _ font: Font) throws(DrawingError) {
    guard text.count <= Self.longestText else { throw .longText(text.count) }
    let scaled = cairo_get_scaled_font(handle)
    try Engine.check(cairo_scaled_font_status(scaled))
    for scalar in text.unicodeScalars {
      var (list, count): (UnsafeMutablePointer<cairo_glyph_t>?, Int32) = (nil, 0)
      let status = cairo_scaled_font_text_to_glyphs(
        scaled, 0, 0, String(scalar), -1, &list, &count, nil, nil, nil)
      defer { cairo_glyph_free(list) }
      try Engine.check(status)
      guard let list, count == 1, list[0].index != 0 else {
        throw .noGlyph(character: scalar.escapedForMessage, family: font.family)
      }
    }
  }
}

extension Unicode.Scalar {
  /// The character, or its number if it is invisible.
  fileprivate var escapedForMessage: String {
    let code = "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.count)) + hexadecimal
    return properties.generalCategory == .control || properties.isWhitespace ? code : "\(self) (\(code))"
  }

  private var hexadecimal: String { String(value, radix: 16, uppercase: true) }
}
