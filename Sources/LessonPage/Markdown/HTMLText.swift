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
}
