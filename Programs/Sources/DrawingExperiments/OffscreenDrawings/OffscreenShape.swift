import Drawing

/// What one call draws.
enum OffscreenShape: Sendable, Hashable {
  case line(width: Double, from: Point, to: Point)
  case rectangle(DrawType, lineWidth: Double, Rect)
  case circle(DrawType, lineWidth: Double, Rect)
  case text(String, size: Double, topLeft: Point)
  /// The image that the program got last.
  case image(Rect)

  /// Whether drawing it needs a font.
  var isText: Bool {
    if case .text = self { true } else { false }
  }
}

extension Context {
  /// Draws a shape as the article's class does: the state is saved, set and restored, and filling comes before stroking.
  ///
  /// The article saves and restores nothing for texts and images: what draws them, `NSString.draw(in:withAttributes:)` and
  /// `UIImage.draw(in:)`, is told all it needs and leaves the settings as they were
  /// (<https://developer.apple.com/documentation/foundation/nsstring/draw(in:withattributes:)>). Here the engine's state tells it,
  /// so it is saved for them too, which comes to the same.
  ///
  /// - Parameters:
  ///   - shape: what is drawn.
  ///   - colors: its colors; text takes the color of lines.
  ///   - image: the picture that an image shape draws; nothing without one.
  /// - Throws: ``Drawing/DrawingError``, and ``ExperimentKit/Unavailable`` where the font of a text is not installed.
  func draw(_ shape: OffscreenShape, _ colors: ColorPair, image: ImageSurface? = nil) throws {
    try saving {
      strokeColor = colors.stroke.color
      fillColor = colors.fill.color
      switch shape {
      case .line(let width, let from, let to):
        try setLineWidth(width)
        newPath()
        try move(to: from)
        try line(to: to)
        try stroke()
      case .rectangle(let type, let width, let rectangle):
        try setLineWidth(width)
        try paint(type) { try addRectangle(rectangle) }
      case .circle(let type, let width, let rectangle):
        try setLineWidth(width)
        try paint(type) { try addEllipse(in: rectangle) }
      case .text(let text, let size, let corner):
        fillColor = strokeColor
        try draw(text, topLeft: corner, font: try Font.available(size: size))
      case .image(let rectangle):
        if let image { try draw(image, in: rectangle) }
      }
    }
  }

  private func paint(_ type: DrawType, _ path: () throws -> Void) throws {
    newPath()
    try path()
    if type.fills { try fill(keepingPath: true) }
    if type.strokes { try stroke(keepingPath: true) }
    newPath()
  }
}
