/// A start tag of an element that a figure in a page can have.
struct InlineElement {
  /// An attribute.
  struct Attribute: Hashable {
    var name: String
    var value: String
  }

  /// The name of the element.
  let name: String
  /// The attributes, in order.
  let attributes: [Attribute]

  /// The attributes of each element that a figure can have; `class` names a style and is replaced by its attributes.
  private static let allowed: [String: Set<String>] = [
    "path": ["class", "d"],
    "circle": ["class", "cx", "cy", "r"],
    "text": ["class", "x", "y", "transform"],
    "tspan": ["dy", "font-size"],
  ]

  /// Reads a start tag without its brackets; nil if it is not well-formed.
  init?(_ tag: Substring) {
    name = String(tag.prefix { $0.isASCII && $0.isLetter })
    guard !name.isEmpty else { return nil }
    var attributes: [Attribute] = []
    var rest = tag.dropFirst(name.count)
    while !rest.isEmpty {
      guard rest.first == " ", let equals = rest.firstRange(of: "='") else { return nil }
      let name = rest[rest.index(after: rest.startIndex)..<equals.lowerBound]
      guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") }),
        let end = rest[equals.upperBound...].firstIndex(of: "'")
      else { return nil }
      attributes.append(Attribute(name: String(name), value: String(rest[equals.upperBound..<end])))
      rest = rest[rest.index(after: end)...]
    }
    guard Set(attributes.map(\.name)).count == attributes.count else { return nil }
    self.attributes = attributes
  }

  /// Returns whether a figure can have the element within another; nil for the picture itself.
  func isAllowed(in parent: String?) -> Bool {
    guard let names = Self.allowed[name], parent == (name == "tspan" ? "text" : nil) else { return false }
    return attributes.allSatisfy { names.contains($0.name) && $0.value.allSatisfy(Self.isPlain) }
  }

  /// Whether a character can be in a number, in the data of a path, in a rotation, or in the name of a style.
  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || " .,+-()".contains(character))
  }
}
