/// The style of a shape as declarations of CSS, in which each paint is a variable.
struct ShortSVGStyle: Hashable {
  /// The declarations, which state every property that another style may set.
  let declarations: String
  /// The paints that the declarations use.
  let paints: Set<Figure.Paint>
  /// Whether the lines of neighboring shapes can be one path.
  let joinsPaths: Bool
  /// Whether the declarations can be those of an element without a class.
  let canBeDefault: Bool

  /// Creates the style of a line, a circle, or an area.
  init(fill: Figure.Paint = .none, stroke: Figure.Stroke? = nil) {
    let width = stroke.map { ";stroke-width:\($0.width.hundredths)" } ?? ""
    declarations = "fill:\(fill.variable);stroke:\((stroke?.paint ?? .none).variable)\(width)\(stroke?.dash.css ?? "")"
    paints = [fill, stroke?.paint ?? .none]
    joinsPaths = fill == .none
    canBeDefault = stroke?.dash ?? .solid == .solid
  }

  /// Creates the style of a text.
  init(text style: Figure.TextStyle) {
    let family = style.isCode ? "DejaVu Sans Mono,Menlo,monospace" : "var(--f)"
    let weight = style.isBold ? "bold " : ""
    declarations =
      "fill:\(style.paint.variable);font:\(weight)\(style.size.hundredths)px \(family);text-anchor:\(style.anchor.rawValue)"
    paints = [style.paint]
    joinsPaths = false
    canBeDefault = true
  }
}

extension Figure.Paint {
  /// The value of a property with this paint.
  fileprivate var variable: String { self == .none ? "none" : "var(--\(name))" }

  /// The letter of the paint's variable.
  var name: String { String(UnicodeScalar(UInt8(ascii: "A") + UInt8(Self.allCases.firstIndex(of: self) ?? 0))) }
}

extension Figure.Stroke.Dash {
  fileprivate var css: String {
    switch self {
    case .solid: ""
    case .dashed: ";stroke-dasharray:5 4"
    case .longDashed: ";stroke-dasharray:16 8"
    case .dotted: ";stroke-linecap:round;stroke-dasharray:.1 8"
    }
  }
}
