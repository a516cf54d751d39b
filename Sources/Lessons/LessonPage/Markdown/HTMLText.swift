import SourceText

extension StringProtocol {
  /// The text as HTML, inside an element or between the quotation marks of an attribute.
  ///
  /// What turns the direction of writing is written out, as are controls, but for carriage returns, which are left out.
  var asHTML: String { html { $0 == "\r" ? "" : String($0).shown } }

  /// The text as the value of a field, in which nothing is written out that the field would then hold; controls are left out.
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

  /// The text with its markup escaped, and what stands between single backticks as code.
  var asHTMLWithCode: String {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    guard !parts.count.isMultiple(of: 2) else { return String(self).asHTML }
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part).asHTML : "<code>\(String(part).asHTML)</code>"
    }.joined()
  }
}
