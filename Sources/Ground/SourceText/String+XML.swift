extension String {
  /// The text with a line feed for each CRLF and CR, as XML reads it.
  ///
  /// It is built from scalars, because a line end can be part of a longer character and would then not be found.
  var withLineFeeds: String {
    guard utf8.contains(0x0D) else { return self }
    var text = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      if !isAfterReturn || scalar != "\n" { text.append(scalar == "\r" ? "\n" : scalar) }
      isAfterReturn = scalar == "\r"
    }
    return String(text)
  }

  /// The words of an XML attribute or style, separated by spaces, tabs and line ends.
  ///
  /// Other white space does not separate words in XML: an ideographic space is an ordinary character.
  package var xmlWords: [String] {
    utf8.split { $0.isXMLBlank }.map { String(Substring($0)) }
  }

  /// Whether the text consists only of spaces, tabs and line ends.
  package var isXMLBlank: Bool {
    utf8.allSatisfy(\.isXMLBlank)
  }
}

extension UInt8 {
  /// Whether the byte is one of the four that are white space in XML.
  fileprivate var isXMLBlank: Bool { isBlank || self == 0x0A || self == 0x0D }
}
