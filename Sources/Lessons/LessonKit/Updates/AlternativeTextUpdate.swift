import SourceText

/// An update of an image's alternative text, if it was copied from an earlier figure.
enum AlternativeTextUpdate {
  /// Returns the edits that replace the text between the brackets of the image; none if the brackets are unclear.
  static func edits(_ transcript: Transcript, _ alt: String, _ file: SourceFile) -> [Edit] {
    let line = file.line(transcript.lines.lowerBound)
    guard let start = line.firstIndex(of: UInt8(ascii: "[")),
      let end = line.indices.last(where: {
        $0 > start && line[$0] == UInt8(ascii: "(") && line[$0 - 1] == UInt8(ascii: "]")
      })
    else { return [] }
    return [Edit(range: (start + 1)..<(end - 1), replacement: Array(alt.markdownEscaped.utf8))]
  }
}

extension String {
  /// The text with a backslash before each character that is markup inside a link's text.
  var markdownEscaped: String {
    withoutLineEnds.unicodeScalars.reduce(into: "") { text, scalar in
      if "\\[]*_`<>!&".unicodeScalars.contains(scalar) { text.append("\\") }
      text.unicodeScalars.append(scalar)
    }
  }
}
