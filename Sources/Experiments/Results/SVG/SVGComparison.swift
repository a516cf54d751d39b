import SourceText

/// A comparison of SVG pictures by their drawing.
///
/// White space between elements, the order of attributes, comments, the names of ids, the spelling of numbers, colors
/// and path data, `style` against attributes, and attributes with their default value do not count; numbers may be a
/// hundredth apart.
public enum SVGComparison {
  /// Checks that bytes are an SVG picture.
  ///
  /// - Throws: an `XMLError` with the place and the reason.
  public static func check(_ picture: [UInt8]) throws(XMLError) {
    _ = try SVGElement.read(picture)
  }

  /// Returns the differences between a picture and the expected one; empty if both draw the same.
  ///
  /// - Parameters:
  ///   - expected: the bytes of the expected picture; bytes that are not SVG are a difference.
  ///   - found: the bytes of the found one.
  /// - Returns: the differences, each with the line of the expected picture and the path of the element or attribute.
  /// - Throws: an `XMLError` if the found picture is not SVG.
  public static func differences(expected: [UInt8], found: [UInt8]) throws(XMLError) -> [Difference] {
    let picture = try SVGElement.read(found)
    do throws(XMLError) {
      var comparison = Comparing()
      comparison.compare(try SVGElement.read(expected), picture, "/svg")
      return comparison.differences
    } catch {
      return [Difference(line: error.line, expected: "no SVG: \(error.message)", found: "SVG")]
    }
  }
}

private struct Comparing {
  var differences: [Difference] = []

  mutating func compare(_ expected: SVGElement, _ found: SVGElement, _ path: String) {
    for key in Set(expected.values.keys).union(found.values.keys).sorted() {
      let (left, right) = (expected.values[key], found.values[key])
      if let left, let right, left.matches(right) { continue }
      let (was, new) = SVGExcerpt.around(left, right)
      add(expected.line, "\(path)/@\(key)", was, new)
    }
    let names = (Self.names(expected), Self.names(found))
    var line = expected.line
    let pairs = Alignment.pairs(expected.content.count, found.content.count) {
      expected.content[$0].matches(found.content[$1])
    }
    for (left, right) in pairs {
      let old = left.map { expected.content[$0] }
      let new = right.map { found.content[$0] }
      line = old?.line ?? line
      if let old, let new, old.matches(new) { continue }
      let name = left.map { names.0[$0] } ?? right.map { names.1[$0] } ?? ""
      if case .element(let old)? = old, case .element(let new)? = new, old.name == new.name {
        compare(old, new, "\(path)/\(name)")
      } else {
        add(line, "\(path)/\(name)", old?.description, new?.description)
      }
    }
  }

  private mutating func add(_ line: Int, _ part: String, _ expected: String?, _ found: String?) {
    differences.append(Difference(line: line, part: part, expected: expected, found: found))
  }

  /// Returns the XPath steps to the content of an element: names, with numbers for names that occur several times.
  private static func names(_ element: SVGElement) -> [String] {
    let all = element.content.map(\.name)
    let counts = all.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return all.map { name in
      seen[name, default: 0] += 1
      return counts[name, default: 0] > 1 ? "\(name)[\(seen[name, default: 0])]" : name
    }
  }
}

extension SVGElement {
  /// Returns whether the element draws the same.
  func matches(_ other: SVGElement) -> Bool {
    guard name == other.name, values.count == other.values.count, content.count == other.content.count else {
      return false
    }
    for (key, value) in values {
      guard let value2 = other.values[key], value.matches(value2) else { return false }
    }
    return zip(content, other.content).allSatisfy { $0.matches($1) }
  }
}

extension SVGElement.Content {
  fileprivate var line: Int {
    switch self {
    case .element(let element): element.line
    case .text(_, let line): line
    }
  }

  /// The XPath step of the element.
  fileprivate var name: String {
    if case .element(let element) = self { element.name } else { "text()" }
  }

  /// The start of the element, or the text.
  fileprivate var description: String {
    switch self {
    case .text(let text, _): text
    case .element(let element):
      (["<" + element.name] + element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\"\($0.value)\"" })
        .joined(separator: " ") + ">"
    }
  }

  fileprivate func matches(_ other: Self) -> Bool {
    switch (self, other) {
    case (.element(let left), .element(let right)): left.matches(right)
    case (.text(let left, _), .text(let right, _)): left.hasSameBytes(as: right)
    default: false
    }
  }
}
