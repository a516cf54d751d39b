import Drawing

/// A small view of shapes that suffer from too few pixels: letters, thin lines, a circle, a bar.
struct SampleView: Sendable, Hashable {
  /// The size in points.
  static let (width, height) = (48.0, 32.0)
  /// The area of the view.
  static let area = Rect(0, 0, width, height)

  /// The letters; without any, no font is needed.
  let text: String
  /// The number of screen pixels per point: a thin line is as wide as one of them.
  let screen: Int

  /// Returns the view as an image at a scale, on white paper.
  func image(scale: Double, font: Font?) throws -> ImageSurface {
    let image = try ImageSurface(width: Self.width, height: Self.height, scale: scale, opaque: true)
    let context = try Context(image)
    try context.paint(.white)
    if let font { try context.draw(text, topLeft: Point(3, 2), font: font) }
    let thin = 1 / Double(screen)
    for top in [20.0, 23.0, 26.0] { try context.drawRectangle(Rect(3, top, 20, thin), .black) }
    for left in [27.0, 29.0, 31.0] { try context.drawRectangle(Rect(left, 22, thin, 8), .black) }
    try context.drawRectangle(Rect(35, 22, 10, 8), .black)
    context.newPath()
    try context.addEllipse(in: Rect(28, 2, 16, 16))
    context.strokeColor = .black
    try context.setLineWidth(1)
    try context.stroke()
    return image
  }

  /// Returns the screen's pixels when an image of the view at a scale is shown by linear filtering.
  func shown(_ scale: ImageScale, font: Font?) throws -> ImageSurface {
    let image = try image(scale: Double(scale.used) / 100, font: font)
    let shown = try ImageSurface(width: Self.width, height: Self.height, scale: Double(screen), opaque: true)
    try Context(shown).draw(image, in: Self.area, filter: .bilinear)
    return shown
  }
}
