import SourceText

/// The ids of a picture and their references, which mean the same with any names.
struct SVGReferences {
  private var names: [String: String] = [:]
  private var used: Set<String> = []

  /// Renames referenced ids by their order and removes the others.
  ///
  /// A picture with a style sheet keeps its names, since selectors may contain them.
  static func unify(in root: inout SVGElement) {
    var references = SVGReferences()
    guard references.collectUses(root) else { return }
    references.collectNames(root)
    references.rename(&root)
  }

  /// Collects the referenced ids; false at a style sheet.
  private mutating func collectUses(_ element: SVGElement) -> Bool {
    if element.name == "style" { return false }
    for (key, value) in element.attributes { used.formUnion(Self.targets(key, value)) }
    for case .element(let child) in element.content where !collectUses(child) { return false }
    return true
  }

  private mutating func collectNames(_ element: SVGElement) {
    if let id = element.attributes["id"], used.contains(id), names[id] == nil { names[id] = "id\(names.count + 1)" }
    for case .element(let child) in element.content { collectNames(child) }
  }

  private func rename(_ element: inout SVGElement) {
    for (key, value) in element.attributes where key != "id" {
      for target in Self.targets(key, value) {
        guard let name = names[target] else { continue }
        element.attributes[key] =
          key.hasPrefix("aria-")
          ? element.attributes[key]?.xmlWords.map { $0 == target ? name : $0 }.joined(separator: " ")
          : key == "href"
            ? "#\(name)" : "url(#\(name))" + String(value.unicodeScalars.drop { $0 != ")" }.dropFirst())
      }
    }
    if let id = element.attributes["id"] { element.attributes["id"] = names[id] }
    for index in element.content.indices {
      guard case .element(var child) = element.content[index] else { continue }
      rename(&child)
      element.content[index] = .element(child)
    }
  }

  /// Returns the ids that the value of an attribute refers to.
  private static func targets(_ key: String, _ value: String) -> [String] {
    if key == "aria-labelledby" || key == "aria-describedby" { return value.xmlWords }
    if key == "href" { return reference(value.utf8[...]) }
    guard value.utf8.starts(with: "url(".utf8), let end = value.utf8.firstIndex(of: UInt8(ascii: ")")) else {
      return []
    }
    let target = value.utf8[..<end].dropFirst(4).filter { !" \t\n\r'\"".utf8.contains($0) }
    return reference(String(decoding: target, as: UTF8.self).utf8[...])
  }

  private static func reference(_ text: Substring.UTF8View) -> [String] {
    text.first == UInt8(ascii: "#") ? [String(Substring(text.dropFirst()))] : []
  }
}
