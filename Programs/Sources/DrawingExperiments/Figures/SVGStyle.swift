import Drawing
import ExperimentKit

/// The properties of an element that are drawn, of which it inherits those that it does not set.
struct SVGStyle {
  var fill: Color? = .black
  var stroke: Color?
  var opacity = (fill: 1.0, stroke: 1.0)
  var lineWidth = 1.0
  var miterLimit = 4.0
  var dashes: [Double] = []
  var cap = LineCap.butt
  var join = LineJoin.miter
  var fillRule = FillRule.nonZero
  var families: [String] = []
  var fontSize = 16.0
  var anchor = Figure.TextStyle.Anchor.start
  var isBold = false

  /// The attributes that say nothing about pixels.
  private static let silent: Set = [
    "id", "role", "lang", "xmlns", "text-rendering", "shape-rendering", "background", "transform",
  ]

  /// Reads the properties of an element, above those that it inherits.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - geometry: the attributes that the kind of element has itself.
  /// - Throws: ``SVGDrawing/Undrawable`` for an attribute that is not drawn here.
  mutating func read(_ element: SVGElement, _ geometry: Set<String>) throws {
    for (key, value) in element.attributes {
      func number(_ allowed: ClosedRange<Double> = 0...1e6) throws -> Double {
        guard let numbers = element.numbers(key), numbers.count == 1, allowed.contains(numbers[0]) else {
          throw SVGDrawing.Undrawable(key, value)
        }
        return numbers[0]
      }
      func word<Word: RawRepresentable<String>>() throws -> Word {
        guard let word = Word(rawValue: value) else { throw SVGDrawing.Undrawable(key, value) }
        return word
      }
      switch key {
      case "fill": fill = try color(element, key)
      case "stroke": stroke = try color(element, key)
      case "fill-opacity": opacity.fill = try number(0...1)
      case "stroke-opacity": opacity.stroke = try number(0...1)
      case "stroke-width": lineWidth = try number()
      case "stroke-miterlimit": miterLimit = try number(1...1e6)
      case "stroke-dasharray": dashes = try value == "none" ? [] : lengths(element, key)
      case "stroke-linecap": cap = try word()
      case "stroke-linejoin": join = try word()
      case "fill-rule": fillRule = value == "evenodd" ? .evenOdd : .nonZero
      case "font-family": families = Self.families(value)
      case "font-size": fontSize = try number(0.1...1_000)
      case "font-weight": isBold = value == "bold" || Double(value).map { $0 >= 600 } ?? false
      case "text-anchor": anchor = try word()
      case _ where Self.silent.contains(key) || key.hasPrefix("aria-") || geometry.contains(key): break
      default: throw SVGDrawing.Undrawable(key, value)
      }
    }
  }

  private func color(_ element: SVGElement, _ key: String) throws -> Color? {
    let written = element.attributes[key] ?? ""
    if written == "none" { return nil }
    guard let digits = element.color(key)?.dropFirst(), let number = UInt32(digits, radix: 16) else {
      throw SVGDrawing.Undrawable(key, written)
    }
    return digits.count == 6 ? Color(rgb: number) : Color(rgb: number >> 8, alpha: Double(number & 0xFF) / 255)
  }

  private func lengths(_ element: SVGElement, _ key: String) throws -> [Double] {
    guard let lengths = element.numbers(key), lengths.allSatisfy({ $0 >= 0 }) else {
      throw SVGDrawing.Undrawable(key, element.attributes[key] ?? "")
    }
    return lengths
  }

  private static func families(_ text: String) -> [String] {
    text.split(separator: ",").map { name in
      name.filter { $0 != "'" && $0 != "\"" }.split(separator: " ").joined(separator: " ")
    }
  }
}

extension Color {
  /// Returns the color with an opacity.
  func fading(_ opacity: Double) -> Color {
    Color(clampingRed: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}
