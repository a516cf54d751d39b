/// The default values of attributes (SVG 2, appendix “Attribute index” and “Property index”).
struct SVGDefaults {
  /// The properties that elements inherit, with their value at the root.
  private static let inherited = properties(
    """
    clip-rule nonzero; color black; color-interpolation sRGB; color-rendering auto; cursor auto; direction ltr;
    dominant-baseline auto; fill black; fill-opacity 1; fill-rule nonzero; font-style normal; font-variant normal;
    font-weight normal; font-stretch normal; image-rendering auto; letter-spacing normal; marker-end none;
    marker-mid none; marker-start none; pointer-events visiblePainted; shape-rendering auto; stroke none;
    stroke-dasharray none; stroke-dashoffset 0; stroke-linecap butt; stroke-linejoin miter; stroke-miterlimit 4;
    stroke-opacity 1; stroke-width 1; text-anchor start; text-rendering auto; visibility visible; word-spacing normal;
    writing-mode horizontal-tb
    """)

  /// The attributes of any element that its children do not inherit.
  private static let own = properties(
    """
    alignment-baseline baseline; baseline-shift baseline; clip-path none; display inline; filter none; flood-color black;
    flood-opacity 1; mask none; mix-blend-mode normal; opacity 1; stop-color black; stop-opacity 1;
    text-decoration none; transform none; vector-effect none
    """)

  /// The attributes of single elements.
  private static let geometry: [String: [String: String]] = [
    "svg": properties("x 0; y 0; width auto; height auto; preserveAspectRatio xMidYMid meet"),
    "rect": properties("x 0; y 0; width 0; height 0; rx auto; ry auto"), "circle": properties("cx 0; cy 0; r 0"),
    "ellipse": properties("cx 0; cy 0; rx auto; ry auto"), "line": properties("x1 0; y1 0; x2 0; y2 0"),
    "image": properties("x 0; y 0; width auto; height auto; preserveAspectRatio xMidYMid meet"),
    "use": properties("x 0; y 0; width auto; height auto"), "text": properties("x 0; y 0; dx 0; dy 0; rotate 0"),
    "tspan": properties("dx 0; dy 0; rotate 0"), "stop": properties("offset 0"),
    "linearGradient": properties(
      "x1 0%; y1 0%; x2 100%; y2 0%; gradientUnits objectBoundingBox; spreadMethod pad; gradientTransform none"),
    "radialGradient": properties(
      "cx 50%; cy 50%; r 50%; gradientUnits objectBoundingBox; spreadMethod pad; gradientTransform none"),
    "clipPath": properties("clipPathUnits userSpaceOnUse"),
    "mask": properties("maskUnits objectBoundingBox; maskContentUnits userSpaceOnUse"),
    "pattern": properties("x 0; y 0; patternUnits objectBoundingBox; patternTransform none"),
  ]

  private var environment: [String: SVGValue]
  /// Whether inherited values are not removed.
  ///
  /// They have to stay in a picture with a style sheet, and in an element that `use` shows elsewhere, where it may
  /// inherit others.
  private var keepsInherited: Bool

  /// Reads the attributes of every element, and removes those with their default value.
  static func evaluate(_ root: inout SVGElement) {
    var defaults = SVGDefaults(
      environment: inherited.reduce(into: [:]) { $0[$1.key] = SVGValue($1.value, of: $1.key) },
      keepsInherited: hasStyleSheet(root))
    defaults.evaluate(&root)
  }

  private mutating func evaluate(_ element: inout SVGElement) {
    let isReusable = element.name == "defs" || element.name == "symbol" || element.attributes["id"] != nil
    if isReusable { keepsInherited = true }
    let geometry = Self.geometry[element.name] ?? [:]
    for (key, written) in element.attributes {
      let value = SVGValue(written, of: key)
      if let given = environment[key] {
        if written != "inherit" { environment[key] = value }
        if !keepsInherited, written == "inherit" || value.matches(given) { continue }
      } else if let initial = geometry[key] ?? Self.own[key] {
        if value.tokens.isEmpty || value.matches(SVGValue(initial, of: key)) { continue }
      }
      element.values[key] = value
    }
    for index in element.content.indices {
      guard case .element(var child) = element.content[index] else { continue }
      var defaults = self
      defaults.evaluate(&child)
      element.content[index] = .element(child)
    }
  }

  private static func hasStyleSheet(_ element: SVGElement) -> Bool {
    element.name == "style"
      || element.content.contains { if case .element(let child) = $0 { hasStyleSheet(child) } else { false } }
  }

  private static func properties(_ list: String) -> [String: String] {
    list.split(separator: ";").reduce(into: [:]) { properties, entry in
      let words = entry.split(whereSeparator: \.isWhitespace)
      properties[String(words[0])] = words.dropFirst().joined(separator: " ")
    }
  }
}
