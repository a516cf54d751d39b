extension String {
  /// The text with a line feed for each CRLF and CR, as XML reads it.
  ///
  /// It looks at scalars, since a line end may be part of no character that is searched for.
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

  /// The words of an XML attribute or style: what stands between spaces, tabs and line ends.
  ///
  /// No other white space separates words in XML: an ideographic space is a character like any other.
  package var xmlWords: [String] {
    utf8.split { $0.isXMLBlank }.map { String(Substring($0)) }
  }

  /// Whether the text holds nothing but spaces, tabs and line ends.
  package var isXMLBlank: Bool {
    utf8.allSatisfy(\.isXMLBlank)
  }
}

extension UInt8 {
  /// Whether the byte is one of the four that XML takes as white space.
  fileprivate var isXMLBlank: Bool { isBlank || self == 0x0A || self == 0x0D }
}
