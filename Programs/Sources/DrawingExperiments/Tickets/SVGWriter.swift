import Drawing
import ExperimentKit

/// A writer of shapes as SVG 1.1, with one element per shape and numbers in the fewest digits.
enum SVGWriter {
  /// The height of IPAGothic above the baseline, as a share of the font size.
  static let ascent = 0.88

  /// Returns a document on white paper.
  static func document(width: Double, height: Double, _ shapes: [(OffscreenShape, ColorPair)]) -> String {
    let size = "width=\"\(number(width))\" height=\"\(number(height))\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="0 0 \(number(width)) \(number(height))" \
      style="background:#ffffff" font-family="IPAGothic, 'Hiragino Sans', 'Noto Sans CJK JP', sans-serif">
      \(shapes.compactMap(element).map { "  \($0)\n" }.joined())</svg>

      """
  }

  /// Returns the element of a shape; nil for one that draws nothing, and for images.
  private static func element(_ shape: OffscreenShape, _ colors: ColorPair) -> String? {
    switch shape {
    case .line(let width, let from, let to):
      let ends = attributes(["x1": from.x, "y1": from.y, "x2": to.x, "y2": to.y])
      return "<line\(ends)\(paint("stroke", colors.stroke))\(attributes(["stroke-width": width]))/>"
    case .rectangle(let type, let width, let area):
      let place = attributes(["x": area.origin.x, "y": area.origin.y, "width": area.width, "height": area.height])
      return outlined(type, "<rect\(place)", width, colors)
    case .circle(let type, let width, let area):
      let place = attributes(
        ["cx": area.center.x, "cy": area.center.y, "rx": abs(area.width) / 2, "ry": abs(area.height) / 2])
      return outlined(type, "<ellipse\(place)", width, colors)
    case .text(let text, let size, let corner):
      let place = attributes(["x": corner.x, "y": corner.y + ascent * size, "font-size": size])
      return "<text\(place) xml:space=\"preserve\"\(paint("fill", colors.stroke))>\(escaped(text))</text>"
    case .image: return nil
    }
  }

  private static func outlined(_ type: DrawType, _ start: String, _ width: Double, _ colors: ColorPair) -> String? {
    guard type != .none else { return nil }
    let fill = type.fills ? paint("fill", colors.fill) : " fill=\"none\""
    let stroke = type.strokes ? paint("stroke", colors.stroke) + attributes(["stroke-width": width]) : ""
    return "\(start)\(fill)\(stroke)/>"
  }

  /// Returns a color, with its alpha if it is not opaque.
  private static func paint(_ name: String, _ values: ColorValues) -> String {
    let color = values.color
    let opacity = color.alpha == 1 ? "" : attributes(["\(name)-opacity": color.alpha])
    return " \(name)=\"#\(color.digits)\"\(opacity)"
  }

  private static func attributes(_ values: KeyValuePairs<String, Double>) -> String {
    values.map { " \($0.key)=\"\(number($0.value))\"" }.joined()
  }

  private static func number(_ value: Double) -> String { Hundredths.text(value) }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
