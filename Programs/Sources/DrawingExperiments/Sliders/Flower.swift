import Drawing

/// The image whose alpha the slider sets: a flower of six petals that overlap, and a yellow middle.
enum Flower {
  /// The width and the height, in points.
  static let side = 80.0

  /// The target of an alpha.
  enum Opacity: String, CaseIterable, Sendable {
    /// The whole image, drawn separately first, like the alpha of a view.
    case image
    /// Each shape by itself.
    case shapes
  }

  /// Draws the flower so that its top left corner is at a distance from the left edge.
  static func draw(on context: Context, left: Double, petals: Color, alpha: Double, _ opacity: Opacity) throws {
    switch opacity {
    case .image:
      let image = try ImageSurface(width: side, height: side)
      try shapes(on: Context(image), left: 0, petals: petals)
      try context.draw(image, in: Rect(left, 0, side, side), filter: .nearest, alpha: alpha)
    case .shapes:
      try shapes(on: context, left: left, petals: petals, alpha: alpha)
    }
  }

  private static func shapes(on context: Context, left: Double, petals: Color, alpha: Double = 1) throws {
    let middle = Point(left + side / 2, side / 2)
    for direction in directions {
      try disc(
        on: context, Point(middle.x + 18 * direction.x, middle.y + 18 * direction.y), radius: 14, petals, alpha)
    }
    try disc(on: context, middle, radius: 12, Color(rgb: 0xFFCC00), alpha)
  }

  private static func disc(on context: Context, _ center: Point, radius: Double, _ color: Color, _ alpha: Double) throws
  {
    context.fillColor = Color(
      clampingRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha * alpha)
    try context.addEllipse(in: Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius))
    try context.fill()
  }

  /// The directions of the petals, 60° apart, as numbers because sines differ between libraries.
  private static let directions = [
    Point(1, 0), Point(0.5, 0.8660254037844386), Point(-0.5, 0.8660254037844386), Point(-1, 0),
    Point(-0.5, -0.8660254037844386), Point(0.5, -0.8660254037844386),
  ]
}
