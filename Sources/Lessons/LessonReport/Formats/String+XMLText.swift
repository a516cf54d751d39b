import SourceText

extension String {
  /// The text inside an element, or between the quotation marks of an attribute, of XML 1.0.
  ///
  /// What steers a terminal is written out, as `\u{1B}`, and with it all scalars that XML 1.0 forbids even as references. No line
  /// is a command of GitHub's workflows, which obey what a log holds: their first character is a reference there.
  ///
  /// Source: [Extensible Markup Language 1.0, section 2.2](https://www.w3.org/TR/xml/#charsets).
  var asXML: String {
    var isAtStart = true
    return shown.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case ":" where isAtStart: text += "&#58;"
      default: text.unicodeScalars.append(scalar)
      }
      isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
    }
  }

  /// The text between the quotation marks of an attribute, whose line ends are kept.
  var asXMLAttribute: String {
    asXML.replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }
}
