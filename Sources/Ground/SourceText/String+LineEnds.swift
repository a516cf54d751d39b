extension String {
  /// The lines of the text, including the text after the last line end.
  ///
  /// A line ends with LF, CRLF or CR, as in CommonMark; a form feed or a Unicode separator is a character of its line.
  public var linesOfText: [String] {
    var lines: [String] = []
    var rest = utf8[...]
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      lines.append(String(Substring(rest[..<end])))
      let isReturn = rest[end] == 0x0D
      rest = rest[end...].dropFirst()
      if isReturn, rest.first == 0x0A { rest = rest.dropFirst() }
    }
    return lines + [String(Substring(rest))]
  }

  /// The text with a space for each line end: LF, CRLF or CR.
  public var withoutLineEnds: String {
    utf8.contains { $0 == 0x0A || $0 == 0x0D } ? linesOfText.joined(separator: " ") : self
  }
}
