import SourceText

/// A check that HTML is well-formed and contains nothing that a browser would run or load.
enum PageFlaw {
  private static let void: Set = ["br", "hr", "img", "input", "meta", "wbr"]
  private static let elements: Set = [
    "a", "article", "aside", "blockquote", "body", "br", "button", "code", "dd", "del", "details", "div", "dl", "dt",
    "em", "figcaption",
    "figure", "footer", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "hr", "img", "input", "kbd", "li", "main", "nav", "noscript", "ol", "p",
    "pre", "section", "span",
    "strong", "sub", "summary", "sup", "table", "tbody", "td", "th", "thead", "tr", "ul", "wbr",
  ]
  private static let attributes: Set = [
    "align", "alt", "aria-label", "checked", "class", "data-card", "data-line", "data-question", "data-result",
    "data-slip",
    "disabled", "height", "hidden", "hreflang",
    "href", "id", "lang", "open", "rel", "role", "scope", "src", "start", "tabindex", "title", "type", "width",
  ]

  /// Returns the first flaw of a piece of a page; nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func first(in html: String) -> String? {
    var open: [String] = []
    var rest = Substring(html).utf8
    while let start = rest.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }) {
      guard rest[start] == UInt8(ascii: "<") else { return "a > stands in text: \(near(rest, start))" }
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else {
        return "a tag does not end: \(near(rest, start))"
      }
      let tag = String(Substring(rest[start...end]))
      if let flaw = flaw(of: tag, &open) { return "\(flaw): \(near(rest, start))" }
      rest = rest[rest.index(after: end)...]
    }
    if !open.isEmpty { return "never closed: \(open)" }
    let steering = html.unicodeScalars.first { $0.steers && $0 != "\n" }
    return steering.map { "what steers stands in it: \($0.value)" }
  }

  /// Returns the first flaw of a whole page, not counting its own style and scripts.
  static func first(inPage html: String) -> String? {
    var rest = html.utf8[...]
    guard let head = rest.firstRange(of: "</head>".utf8) else { return "there is no page" }
    rest = rest[head.upperBound...]
    guard let script = rest.firstRange(of: "<script".utf8) else { return first(in: trimmed(rest, "</html>")) }
    let count = html.utf8.ranges(of: "<script".utf8).count
    guard count == 2 else { return "there are \(count) scripts" }
    return first(in: trimmed(rest[..<script.lowerBound], "") + "</body>")
  }

  private static func trimmed(_ text: Substring.UTF8View, _ end: String) -> String {
    let text = String(decoding: text, as: UTF8.self).trimmed
    return text.hasSuffix(end) ? String(text.dropLast(end.count)) : text
  }

  /// Returns the first flaw of XML: an element that does not end, or a forbidden character; nil if there is none.
  static func ofXML(_ xml: String) -> String? {
    var open: [String] = []
    for match in xml.matches(of: #/<(/?)([a-z]+)(?: [a-z]+="[^"<]*")*(/?)>|<[^?]/#.matchingSemantics(.unicodeScalar)) {
      guard let name = match.output.2 else { return "no tag: \(match.output.0)" }
      if match.output.1?.isEmpty == false {
        guard open.popLast() == String(name) else { return "\(name) ends where it does not stand" }
      } else if match.output.3?.isEmpty != false {
        open.append(String(name))
      }
    }
    if !open.isEmpty { return "never closed: \(open)" }
    let illegal = xml.unicodeScalars.first {
      ($0.value < 32 && !"\t\n\r".unicodeScalars.contains($0)) || [0xFFFE, 0xFFFF].contains($0.value)
    }
    return illegal.map { "XML cannot have \($0.value)" }
  }

  private static func flaw(of tag: String, _ open: inout [String]) -> String? {
    guard
      let match = tag.wholeMatch(
        of: #/<(/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*/?>/#.matchingSemantics(.unicodeScalar))
    else {
      return "no tag of ours"
    }
    let name = String(match.2)
    guard elements.contains(name) else { return "no element of ours" }
    if !match.1.isEmpty { return open.popLast() == name ? nil : "closes what is not open" }
    if !void.contains(name) { open.append(name) }
    for attribute in match.3.matches(of: #/([a-z-]+)(?:="([^"]*)")?/#.matchingSemantics(.unicodeScalar)) {
      let value = attribute.2.map(String.init) ?? ""
      guard attributes.contains(String(attribute.1)) else { return "no attribute of ours" }
      if attribute.1 == "src", !value.hasPrefix("data:image/") { return "a resource" }
      if attribute.1 == "href", let scheme = value.prefixMatch(of: #/[^#/?]*?:/#),
        !["http:", "https:", "mailto:"].contains(scheme.0.lowercased())
      {
        return "an address"
      }
    }
    return nil
  }

  private static func near(_ text: Substring.UTF8View, _ position: String.Index) -> String {
    String(decoding: text[position...].prefix(120), as: UTF8.self)
  }
}
