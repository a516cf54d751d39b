/// The style sheet of a figure, read as attributes of its elements.
struct InlineFigureStyle {
  /// The attributes of each rule, by its selector: an element or a class.
  private var rules: [String: [InlineElement.Attribute]] = [:]

  /// Reads the style sheet of short SVG; nil if it has anything but the declarations of shapes and text.
  init?(_ text: Substring) {
    var rest = text
    while !rest.isEmpty {
      // Colors are variables, which the style of the page sets.
      if rest.hasPrefix("@media") {
        guard let end = rest.firstRange(of: "}}") else { return nil }
        rest = rest[end.upperBound...]
        continue
      }
      guard let start = rest.firstIndex(of: "{"), let end = rest.firstIndex(of: "}"), start < end else { return nil }
      let selector = String(rest[..<start])
      let body = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      guard selector != "svg" else { continue }
      guard let attributes = Self.attributes(body) else { return nil }
      rules[selector] = attributes
    }
  }

  /// Returns the attributes of an element with those of its style; nil for an unknown style.
  func attributes(of element: InlineElement) -> [InlineElement.Attribute]? {
    let own = element.attributes.filter { $0.name != "class" }
    guard let name = element.attributes.first(where: { $0.name == "class" })?.value else {
      return (rules[element.name] ?? []) + own
    }
    return rules[".\(name)"].map { $0 + own }
  }

  private static let plain: Set = ["stroke-width", "stroke-dasharray", "stroke-linecap", "text-anchor"]

  private static func attributes(_ body: Substring) -> [InlineElement.Attribute]? {
    var attributes: [InlineElement.Attribute] = []
    for declaration in body.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2,
        parts[1].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || " .,-()".contains($0)) })
      else { return nil }
      switch parts[0] {
      case "fill", "stroke":
        guard parts[1] == "none" || isVariable(parts[1]) else { return nil }
        attributes.append(InlineElement.Attribute(name: parts[0], value: parts[1]))
      case let name where plain.contains(name):
        attributes.append(InlineElement.Attribute(name: name, value: parts[1]))
      case "font":
        guard let font = font(parts[1]) else { return nil }
        attributes += font
      default: return nil
      }
    }
    return attributes
  }

  /// Whether a value is the variable of a paint, such as `var(--A)`.
  private static func isVariable(_ value: String) -> Bool {
    value.hasPrefix("var(--") && value.hasSuffix(")") && value.count == "var(--A)".count
  }

  /// Reads a font, such as `bold 24px var(--f)`.
  private static func font(_ value: String) -> [InlineElement.Attribute]? {
    let isBold = value.hasPrefix("bold ")
    let words = value.dropFirst(isBold ? 5 : 0).split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, words[0].hasSuffix("px") else { return nil }
    return [InlineElement.Attribute(name: "font-size", value: String(words[0].dropLast(2)))]
      + (isBold ? [InlineElement.Attribute(name: "font-weight", value: "bold")] : [])
      + (words[1] == "var(--f)" ? [] : [InlineElement.Attribute(name: "font-family", value: words[1])])
  }
}
