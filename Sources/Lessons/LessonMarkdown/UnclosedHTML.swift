import SourceText

/// The ends of HTML blocks that continue over blank lines, such as comments, scripts and declarations.
package enum UnclosedHTML {
  private static let elements = ["script", "pre", "style", "textarea"]

  /// Returns the text that ends the block begun by a piece of HTML; nil for a block that a blank line ends.
  ///
  /// These are the kinds 1 to 5 of CommonMark.
  package static func end(_ html: Substring) -> String? {
    if html.hasPrefix("<!--") { return "-->" }
    if html.hasPrefix("<?") { return "?>" }
    if html.hasPrefix("<![CDATA[") { return "]]>" }
    if html.hasPrefix("<!") { return html.dropFirst(2).first.map { $0.isASCII && $0.isLetter } == true ? ">" : nil }
    let name = html.dropFirst().prefix { $0.isASCII && $0.isLetter }
    guard html.first == "<", elements.contains(name.lowercased()) else { return nil }
    let isWhole = html[name.endIndex...].first.map { $0 == ">" || $0.isWhitespace } ?? true
    return isWhole ? "</\(name.lowercased())>" : nil
  }

  /// Whether a line ends a block that needs an end; each of the elements ends every other.
  package static func isEnd(_ line: String, of end: String) -> Bool {
    guard end.hasPrefix("</") else { return line.contains(end) }
    return elements.contains { line.lowercased().contains("</\($0)>") }
  }

  /// Returns the missing end of an HTML block; nil for a block that is closed.
  ///
  /// - Parameters:
  ///   - html: the block.
  ///   - rest: the text below it, in which a `<textarea>` may end.
  /// - Returns: the text that would end it.
  package static func missingEnd(_ html: String, rest: @autoclosure () -> String) -> String? {
    let text = html.drop { $0 == " " || $0 == "\n" }
    guard let end = end(text) else { return nil }
    guard end.hasPrefix("</") else { return text.contains(end) ? nil : end }
    let lowercased = text.lowercased()
    if elements.contains(where: { lowercased.contains("</\($0)>") }) { return nil }
    // CommonMark 0.29 ends this element at a blank line.
    return end == "</textarea>" && rest().lowercased().contains(end) ? nil : end
  }
}
