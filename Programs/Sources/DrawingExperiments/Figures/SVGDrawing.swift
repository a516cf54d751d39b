import Drawing
import ExperimentKit

/// A picture in SVG, as far as figures and the pictures of hosts use SVG.
///
/// It draws rectangles, lines, polygons, circles, ellipses, paths, and texts. Any other element or attribute is refused,
/// so that no picture lacks a part.
struct SVGDrawing {
  /// The reason that a picture is not drawn: an element or an attribute that this program does not know.
  struct Undrawable: Error {
    let part: String

    /// Refuses an element.
    init(_ element: SVGElement) { part = "<\(element.name)>" }

    /// Refuses an attribute.
    init(_ attribute: String, _ value: String) { part = "\(attribute)=\"\(value.prefix(100))\"" }
  }

  /// The largest number of pixels of a picture.
  private static let mostPixels = 16_000_000.0

  private let root: SVGElement
  private let width: Double
  private let height: Double
  private let box: Rect

  /// Reads the size of a picture.
  init(_ root: SVGElement) throws {
    self.root = root
    let view = root.numbers("viewBox") ?? []
    guard view.isEmpty || view.count == 4, view.dropFirst(2).allSatisfy({ $0 > 0 }) else {
      throw Undrawable("viewBox", root.attributes["viewBox"] ?? "")
    }
    width = root.numbers("width")?.first ?? (view.isEmpty ? 0 : view[2])
    height = root.numbers("height")?.first ?? (view.isEmpty ? 0 : view[3])
    box = view.isEmpty ? Rect(0, 0, width, height) : Rect(view[0], view[1], view[2], view[3])
  }

  /// Returns the bytes of a PNG file, on white paper.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels per unit along each side.
  ///   - tolerance: by how much the channels of edges may differ if the picture has more than 256 colors.
  ///   - fonts: the fonts of the texts.
  /// - Returns: the bytes.
  /// - Throws: ``Undrawable``, ``Drawing/DrawingError``, or ``ExperimentKit/Unavailable``.
  func png(scale: Double, tolerance: Int, _ fonts: inout SVGFonts) throws -> [UInt8] {
    guard width * height * scale * scale <= Self.mostPixels else {
      throw DrawingError.tooLarge(width: width * scale, height: height * scale)
    }
    let surface = try ImageSurface(width: width, height: height, scale: scale, opaque: true)
    let context = try Context(surface)
    try context.paint(.white)
    // The whole view box is visible, in the middle (`preserveAspectRatio` is `xMidYMid meet`).
    let factor = min(width / box.width, height / box.height)
    try context.translate(
      (width - box.width * factor) / 2 - box.origin.x * factor,
      (height - box.height * factor) / 2 - box.origin.y * factor)
    try context.scale(factor, factor)
    var style = SVGStyle()
    try style.read(root, ["viewBox", "width", "height"])
    var painter = SVGPainter(context, box, fonts)
    try painter.draw(root.content, style)
    fonts = painter.fonts
    return try surface.png(tolerance: tolerance)
  }
}
