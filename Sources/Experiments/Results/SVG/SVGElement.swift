import SourceText

/// An element of an SVG picture.
public struct SVGElement: Sendable {
  /// The content of an element.
  public enum Content: Sendable {
    /// An element.
    case element(SVGElement)
    /// A text with collapsed spaces, and its line.
    case text(String, line: Int)
  }

  /// The deepest allowed nesting; drawn pictures are never that deep.
  static let deepest = 200

  /// The name.
  public internal(set) var name: String
  /// The attributes as in the file, including those of `style`.
  public internal(set) var attributes: [String: String] = [:]
  /// The attributes that matter, for comparison.
  var values: [String: SVGValue] = [:]
  /// The elements and texts in it.
  public internal(set) var content: [Content] = []
  var line: Int

  /// Reads a picture with only the parts that are drawn or described.
  ///
  /// - Throws: an `XMLError` for bytes that are not XML or not a picture.
  public static func read(_ bytes: [UInt8]) throws(XMLError) -> SVGElement {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw XMLError(line: 1, message: "This is not UTF-8.")
    }
    var root = try tree(text)
    SVGReferences.unify(in: &root)
    SVGText.collapse(in: &root)
    SVGDefaults.evaluate(&root)
    return root
  }

  private static func tree(_ text: String) throws(XMLError) -> SVGElement {
    var scanner = XMLScanner(
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text)
    var open: [(tag: String, element: SVGElement)] = []
    var root: SVGElement?
    while let part = try scanner.nextPart() {
      switch part {
      case .text(let text, let line):
        if let last = open.indices.last {
          open[last].element.content.append(.text(text, line: line))
        } else if !text.isXMLBlank {
          throw XMLError(line: line, message: "There is text outside the element `<svg>`.")
        }
      case .tag(let tag):
        guard root == nil else {
          throw XMLError(
            line: tag.line, message: "`<\(tag.isEnd ? "/" : "")\(tag.name)>` comes after the end.")
        }
        if !tag.isEnd {
          open.append((tag.name, SVGElement(tag)))
          guard open.count <= deepest else {
            throw XMLError(line: tag.line, message: "Elements are nested more than \(deepest) deep.")
          }
          guard open[0].element.name == "svg" else {
            throw XMLError(line: tag.line, message: "The outermost element is `<\(tag.name)>`, not `<svg>`.")
          }
        }
        guard tag.isEnd || tag.isEmptyElement else { continue }
        guard let (name, element) = open.popLast(), name == tag.name else {
          throw XMLError(line: tag.line, message: "`</\(tag.name)>` ends no element that is open here.")
        }
        if let last = open.indices.last {
          if element.isShown { open[last].element.content.append(.element(element)) }
        } else {
          root = element
        }
      }
    }
    if let name = open.last?.tag { throw XMLError(line: scanner.line, message: "`<\(name)>` is not closed.") }
    guard let root else { throw XMLError(line: 1, message: "There is no `<svg>` here.") }
    return root
  }

  private init(_ tag: XMLScanner.Tag) {
    name = tag.name.utf8.starts(with: "svg:".utf8) ? String(tag.name.unicodeScalars.dropFirst(4)) : tag.name
    line = tag.line
    for (key, value) in tag.attributes {
      switch key {
      case "style", "xmlns", "version", "baseProfile": continue
      case "xlink:href": attributes["href"] = value
      case "xml:lang": attributes["lang"] = value
      case "xml:space": attributes[key] = value
      case _ where key.utf8.contains(UInt8(ascii: ":")): continue
      default: attributes[key] = value
      }
    }
    if let namespace = tag.attributes["xmlns"], name == "svg" { attributes["xmlns"] = namespace }
    for declaration in tag.attributes["style"]?.utf8.split(separator: UInt8(ascii: ";")) ?? [] {
      let parts = declaration.split(separator: UInt8(ascii: ":"), maxSplits: 1).map {
        String(Substring($0)).xmlWords.joined(separator: " ")
      }
      if parts.count == 2 { attributes[parts[0]] = parts[1] }
    }
  }

  /// Whether an element does not belong to another program's metadata.
  private var isShown: Bool { name != "metadata" && !name.utf8.contains(UInt8(ascii: ":")) }
}
