import Drawing

/// The drawing of one call.
enum OffscreenShape: Sendable, Hashable {
  case line(width: Double, from: Point, to: Point)
  case rectangle(DrawType, lineWidth: Double, Rect)
  case circle(DrawType, lineWidth: Double, Rect)
  case text(String, size: Double, topLeft: Point)
  /// The last image of the program.
  case image(Rect)

  /// Whether drawing the shape needs a font.
  var isText: Bool {
    if case .text = self { true } else { false }
  }
}

extension Context {
  /// Draws a shape as the article's class does: the state is saved, set and restored, and filling comes before
  /// stroking.
  ///
  /// The article saves and restores nothing for texts and images: `NSString.draw(in:withAttributes:)` and
  /// `UIImage.draw(in:)` receive all settings and leave the state unchanged
  /// (<https://developer.apple.com/documentation/foundation/nsstring/draw(in:withattributes:)>). Here the settings are
  /// in the engine's state, so it is saved for them too, with the same effect.
  ///
  /// - Parameters:
  ///   - shape: the shape.
  ///   - colors: its colors; text takes the color of lines.
  ///   - image: the picture of an image shape; nothing is drawn without one.
  /// - Throws: ``Drawing/DrawingError``, and ``ExperimentKit/Unavailable`` if the font of a text is not installed.
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
