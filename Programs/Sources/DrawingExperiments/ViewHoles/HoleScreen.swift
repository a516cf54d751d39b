import Drawing

/// The common parts of the pictures of holes: a colored page, and a black, half transparent view over it.
enum HoleScreen {
  /// The color of the view over the page.
  static let veil = Color(rgb: 0x000000, alpha: 0.6)
  /// The color of rays, their starts and frames.
  static let mark = Color(rgb: 0xD0021B)
  /// The room around the page, in points.
  static let margin = 14.0

  /// Draws a page like an app's: a blue bar, a green box, an orange disc, gray lines.
  static func drawPage(_ context: Context, in area: Rect) throws {
    let (x, y, width, height) = (area.origin.x, area.origin.y, area.width, area.height)
    try context.saving {
      context.newPath()
      try context.addRectangle(area)
      try context.clip()
      try context.paint(Color(rgb: 0xFFF3C4))
      try context.drawRectangle(Rect(x, y, width, 0.2 * height), Color(rgb: 0x4A90E2))
      try context.drawRectangle(
        Rect(x + 0.08 * width, y + 0.55 * height, 0.34 * width, 0.33 * height), Color(rgb: 0x7ED321))
      let radius = 0.22 * min(width, height)
      try context.drawDisc(Point(x + 0.72 * width, y + 0.62 * height), radius: radius, Color(rgb: 0xF5A623))
      for line in 0..<3 {
        let top = y + (0.28 + 0.08 * Double(line)) * height
        try context.drawRectangle(Rect(x + 0.08 * width, top, 0.5 * width, 0.03 * height), Color(rgb: 0x9B9B9B))
      }
    }
  }
}
