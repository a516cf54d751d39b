import SourceText

extension String {
  /// The text escaped for an element or an attribute of XML 1.0.
  ///
  /// Terminal controls are written out, as `\u{1B}`, and so are all scalars that XML 1.0 forbids even as references. No
  /// line becomes a workflow command of GitHub, which executes commands in logs: a colon that could start one becomes a
  /// reference.
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

  /// The text escaped for an attribute, with its line ends.
  var asXMLAttribute: String {
    asXML.replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }
}
