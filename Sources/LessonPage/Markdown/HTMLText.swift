extension StringProtocol {
  /// The text as HTML, inside an element or between the quotation marks of an attribute; controls are left out.
  var asHTML: String {
    var html = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "\t", "\n": html.unicodeScalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control: break
      default: html.unicodeScalars.append(scalar)
      }
    }
    return html
  }

  /// The text with its markup escaped, and what stands between single backticks as code.
  var asHTMLWithCode: String {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    guard !parts.count.isMultiple(of: 2) else { return String(self).asHTML }
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part).asHTML : "<code>\(String(part).asHTML)</code>"
    }.joined()
  }
}
