import Drawing

/// A view of 40 × 40 points with a disc of one color and a transparent background, as an image on a page.
struct OpaqueView: Sendable, Hashable {
  /// The width and the height in points.
  static let side = 40.0
  static let disc = ByteColor(red: 0xF5, green: 0xA6, blue: 0x23)
  static let page = ByteColor(red: 0xFF, green: 0xF3, blue: 0xC4)

  /// Whether the image has no alpha.
  let isOpaque: Bool

  /// Returns the image.
  func image(scale: Double = 1) throws -> ImageSurface {
    let image = try ImageSurface(width: Self.side, height: Self.side, scale: scale, opaque: isOpaque)
    let context = try Context(image)
    try context.drawDisc(Point(Self.side / 2, Self.side / 2), radius: 16, Self.disc.color)
    return image
  }

  /// Returns the page with the image in its middle.
  func onPage(scale: Double = 1) throws -> ImageSurface {
    let (side, gap) = (Self.side, 10.0)
    let page = try ImageSurface(width: side + 2 * gap, height: side + 2 * gap, scale: scale, opaque: true)
    let context = try Context(page)
    try context.paint(Self.page.color)
    try context.draw(try image(scale: scale), in: Rect(gap, gap, side, side), filter: .nearest)
    return page
  }
}
