import SourceText

extension StringProtocol {
  /// The text as HTML, inside an element or between the quotation marks of an attribute.
  ///
  /// Control characters and characters that change the direction of writing become visible; carriage returns are
  /// omitted.
  package var asHTML: String { html { $0 == "\r" ? "" : String($0).shown } }

  /// The text as the value of a field, which holds no visible forms of control characters.
  ///
  /// Control characters are omitted.
  var asHTMLValue: String { html { $0.properties.generalCategory == .control ? "" : String($0) } }

  private func html(_ steering: (Unicode.Scalar) -> String) -> String {
    var html = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "\t", "\n": html.unicodeScalars.append(scalar)
      case _ where scalar.steers: html += steering(scalar)
      default: html.unicodeScalars.append(scalar)
      }
    }
    return html
  }

  /// The text as escaped HTML, with the parts between single backticks as code.
  package var asHTMLWithCode: String {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    guard !parts.count.isMultiple(of: 2) else { return String(self).asHTML }
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part).asHTML : "<code>\(String(part).asHTML)</code>"
    }.joined()
  }
}
