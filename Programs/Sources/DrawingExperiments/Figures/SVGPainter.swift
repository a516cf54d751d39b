import Drawing
import ExperimentKit

/// A painter of the elements of a picture in SVG.
struct SVGPainter {
  let context: Context
  /// The fonts of the texts.
  var fonts: SVGFonts
  private let box: Rect

  /// The attributes that each kind of element has itself.
  private static let geometry: [String: Set<String>] = [
    "g": [], "rect": ["x", "y", "width", "height"], "circle": ["cx", "cy", "r"], "ellipse": ["cx", "cy", "rx", "ry"],
    "line": ["x1", "y1", "x2", "y2"], "polyline": ["points"], "polygon": ["points"], "path": ["d"],
    "text": ["x", "y"],
  ]
  /// The elements that are not painted.
  private static let silent: Set = ["title", "desc"]

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - context: the context.
  ///   - box: the view box of the picture.
  ///   - fonts: the fonts of the texts.
  init(_ context: Context, _ box: Rect, _ fonts: SVGFonts) {
    (self.context, self.box, self.fonts) = (context, box, fonts)
  }

  /// Draws elements in order.
  mutating func draw(_ content: [SVGElement.Content], _ style: SVGStyle) throws {
    for case .element(let element) in content {
      if Self.silent.contains(element.name) { continue }
      if element.name == "style", Self.isDark(element) { continue }
      guard let geometry = Self.geometry[element.name] else { throw SVGDrawing.Undrawable(element) }
      var inner = style
      try inner.read(element, geometry)
      try context.save()
      try transform(element)
      switch element.name {
      case "g": try draw(element.content, inner)
      case "text": try drawText(element, inner)
      default:
        context.newPath()
        try addPath(of: element)
        try paint(inner)
      }
      try context.restore()
    }
  }

  /// Returns whether a style sheet is only for readers who prefer a dark background.
  private static func isDark(_ element: SVGElement) -> Bool {
    guard case .text(let rules, _)? = element.content.first, element.content.count == 1 else { return false }
    return rules.hasPrefix("@media (prefers-color-scheme: dark)") && !rules.dropFirst().contains("@")
      && rules.hasSuffix("} }")
  }

  /// Paints the path: first its area, then its line.
  func paint(_ style: SVGStyle) throws {
    context.fillRule = style.fillRule
    if let color = style.fill {
      context.fillColor = color.fading(style.opacity.fill)
      try context.fill(keepingPath: true)
    }
    if let color = style.stroke, style.lineWidth > 0 {
      context.strokeColor = color.fading(style.opacity.stroke)
      try context.setLineWidth(style.lineWidth)
      try context.setMiterLimit(style.miterLimit)
      (context.lineCap, context.lineJoin) = (style.cap, style.join)
      // An odd number of lengths is repeated, as the engine does, too.
      try context.setDashes(style.dashes)
      try context.stroke(keepingPath: true)
    }
    context.newPath()
  }

  /// Applies the attribute `transform`, which can be one rotation about a point or one move.
  private func transform(_ element: SVGElement) throws {
    guard let written = element.attributes["transform"] else { return }
    let parts = written.split(whereSeparator: { "(), ".contains($0) })
    let numbers = parts.dropFirst().compactMap { Double($0) }
    guard numbers.count == parts.count - 1, written.hasSuffix(")") else {
      throw SVGDrawing.Undrawable("transform", written)
    }
    switch (parts.first, numbers.count) {
    case ("rotate", 1): try context.rotate(numbers[0])
    case ("rotate", 3):
      try context.translate(numbers[1], numbers[2])
      try context.rotate(numbers[0])
      try context.translate(-numbers[1], -numbers[2])
    case ("translate", 1): try context.translate(numbers[0], 0)
    case ("translate", 2): try context.translate(numbers[0], numbers[1])
    default: throw SVGDrawing.Undrawable("transform", written)
    }
  }

  /// Returns a length of an element, of which percentages are shares of the view box; 0 if it has none.
  func length(_ element: SVGElement, _ attribute: String) throws -> Double {
    guard let written = element.attributes[attribute] else { return 0 }
    if written.hasSuffix("%"), let share = Double(written.dropLast()) {
      return share / 100 * (["y", "height", "cy", "ry", "y1", "y2"].contains(attribute) ? box.height : box.width)
    }
    guard let numbers = element.numbers(attribute), numbers.count == 1 else {
      throw SVGDrawing.Undrawable(attribute, written)
    }
    return numbers[0]
  }
}
