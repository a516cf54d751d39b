/// White space in the texts of a picture (SVG 2, section 11.7.2, and CSS Text).
struct SVGText {
  /// Whether a space came since the last character.
  private var hasBlank = false
  /// Whether a character has come.
  private var hasBegun = false

  /// Removes the text that is not shown, and collapses spaces across the elements inside a text.
  ///
  /// Spaces at the ends are removed, and of several in a row one stays.
  static func collapse(in root: inout SVGElement) {
    collapse(&root, preserves: false)
  }

  private static func collapse(_ element: inout SVGElement, preserves: Bool) {
    let preserves = element.attributes["xml:space"].map { $0 == "preserve" } ?? preserves
    element.attributes["xml:space"] = nil
    if ["text", "title", "desc", "style", "script"].contains(element.name) {
      var text = SVGText()
      text.collapse(&element, preserves: preserves && element.name == "text")
      return
    }
    element.content = element.content.compactMap { content in
      guard case .element(var child) = content else { return nil }
      collapse(&child, preserves: preserves)
      return .element(child)
    }
  }

  private mutating func collapse(_ element: inout SVGElement, preserves: Bool) {
    let preserves = element.attributes["xml:space"].map { $0 == "preserve" } ?? preserves
    element.attributes["xml:space"] = nil
    var content: [SVGElement.Content] = []
    for part in element.content {
      switch part {
      case .element(var child):
        collapse(&child, preserves: preserves)
        content.append(.element(child))
      case .text(let text, let line):
        let shown = preserves ? preserved(text) : collapsed(text)
        // A comment or a CDATA section may come between two parts of one text.
        if case .text(let before, let first)? = content.last {
          content[content.count - 1] = .text(before + shown, line: first)
        } else if !shown.isEmpty {
          content.append(.text(shown, line: line))
        }
      }
    }
    element.content = content
  }

  private mutating func preserved(_ text: String) -> String {
    defer { (hasBegun, hasBlank) = (hasBegun || !text.isEmpty, false) }
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.map { Self.blanks.contains($0) ? " " : $0 }))
    return (hasBlank ? " " : "") + shown
  }

  private mutating func collapsed(_ text: String) -> String {
    var collapsed = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if Self.blanks.contains(scalar) {
        hasBlank = hasBegun
      } else {
        if hasBlank { collapsed.append(" ") }
        collapsed.append(scalar)
        (hasBegun, hasBlank) = (true, false)
      }
    }
    return String(collapsed)
  }

  /// The four white-space characters of XML; an ideographic space is not one of them.
  private static let blanks: Set<Unicode.Scalar> = [" ", "\t", "\n", "\r"]
}
