import SourceText

/// A writer of short SVG, which gathers the styles of its elements.
struct ShortSVGWriter {
  let language: Language
  private var shapes: [(name: String, style: ShortSVGStyle, rest: String)] = []
  /// The style of the path to which lines are added; nil if there is none.
  private var pathStyle: ShortSVGStyle?
  private var pathData = ShortSVGPath()

  init(_ language: Language) { self.language = language }

  /// Adds an element: the rest of its start tag, its content, and its end tag.
  mutating func element(_ name: String, _ style: ShortSVGStyle, _ rest: () -> String) {
    endPath()
    shapes.append((name, style, rest()))
  }

  /// Adds lines to the path before, or else a new path.
  mutating func path(_ style: ShortSVGStyle, _ draw: (inout ShortSVGPath) -> Void) {
    if pathStyle != style || !style.joinsPaths {
      endPath()
      (pathStyle, pathData) = (style, ShortSVGPath())
    }
    draw(&pathData)
  }

  private mutating func endPath() {
    if let pathStyle { shapes.append(("path", pathStyle, " d='\(pathData.data)'/>")) }
    pathStyle = nil
  }

  /// The elements, each with the class of its style unless that is the style of all elements of its name.
  var elements: String {
    var writer = self
    writer.endPath()
    let classes = writer.classes
    return writer.shapes.map { shape in
      let name = classes.defaults[shape.name] == shape.style ? nil : classes.names[shape.style]
      return "<\(shape.name)\(name.map { " class='\($0)'" } ?? "")\(shape.rest)"
    }.joined()
  }

  /// The style sheet: the colors on white, those on a dark background, and a rule for each style.
  var rules: String {
    var writer = self
    writer.endPath()
    let used = writer.shapes.reduce(into: [] as Set<Figure.Paint>) { $0.formUnion($1.style.paints) }
    let paints = Figure.Paint.allCases.filter { $0 != .none && used.contains($0) }
    func variables(_ color: (Figure.Paint) -> String) -> String {
      paints.map { "--\($0.name):\(color($0));" }.joined()
    }
    let classes = writer.classes
    let defaults = classes.defaults.sorted { $0.key < $1.key }.map { "\($0.key){\($0.value.declarations)}" }
    let others = classes.names.sorted { ($0.value.count, $0.value) < ($1.value.count, $1.value) }
      .map { ".\($0.value){\($0.key.declarations)}" }
    let family = "--f:Noto Sans,Noto Sans JP,Hiragino Sans,IPAGothic,sans-serif"
    return "svg{\(variables(\.pageLight))\(family)}@media(prefers-color-scheme:dark){svg{\(variables(\.pageDark))}}"
      + defaults.joined() + others.joined()
  }

  /// The most frequent style of each kind of element, and the classes of all others.
  private var classes: (defaults: [String: ShortSVGStyle], names: [ShortSVGStyle: String]) {
    var defaults: [String: ShortSVGStyle] = [:]
    for (name, shapes) in Dictionary(grouping: shapes, by: \.name) {
      let styles = shapes.map(\.style).filter(\.canBeDefault)
      let counts = Dictionary(grouping: styles) { $0 }.mapValues(\.count)
      defaults[name] = styles.max { (counts[$0] ?? 0, $1.declarations) < (counts[$1] ?? 0, $0.declarations) }
    }
    var names: [ShortSVGStyle: String] = [:]
    for shape in shapes where defaults[shape.name] != shape.style && names[shape.style] == nil {
      names[shape.style] = Self.className(names.count)
    }
    return (defaults, names)
  }

  /// Returns the class with a number: a letter, or two for a number above 25.
  private static func className(_ number: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(number % 26)))
    return number < 26 ? letter : className(number / 26 - 1) + letter
  }
}
