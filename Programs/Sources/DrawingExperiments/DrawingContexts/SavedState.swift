import Drawing

/// Two drawing methods in a row: a line with its own color and width, and a border that sets neither.
struct SavedState {
  let surface: ImageSurface
  /// The width of lines in the state after the line.
  let lineWidth: Double
  /// The color of lines in the state after the line.
  let strokeColor: Color

  static let width = 140.0
  static let height = 80.0
  private static let border = Rect(20, 40, 100, 25)

  /// Draws both; `restoring` says whether the line's method saves and restores the state.
  init(restoring: Bool) throws {
    surface = try ImageSurface(width: Self.width, height: Self.height, scale: 2, opaque: true)
    let context = try Context(surface)
    try context.paint(.white)
    try context.setLineWidth(1)
    if restoring { try context.save() }
    context.strokeColor = Color(rgb: 0xFF0000)
    try context.setLineWidth(9)
    try context.move(to: Point(20, 20))
    try context.line(to: Point(120, 20))
    try context.stroke()
    if restoring { try context.restore() }
    (lineWidth, strokeColor) = (context.lineWidth, context.strokeColor)
    try context.addRectangle(Self.border)
    try context.stroke()
  }

  /// Returns the color and the width in points of the border's left side, from its pixels.
  func seenBorder() throws -> (color: String, width: Int) {
    let (x, y) = (Int(Self.border.origin.x) * 2, Int(Self.border.center.y) * 2)
    let color = try surface.pixel(x: x, y: y).hexadecimal
    let pixels = try (0..<Int(Self.border.center.x) * 2).count { try surface.pixel(x: $0, y: y).hexadecimal == color }
    return (String(color.prefix(7)).lowercased(), pixels / 2)
  }
}
