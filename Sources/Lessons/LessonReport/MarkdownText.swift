import SourceText

extension String {
  /// The text for a line of Markdown, with its code spans, and with its controls written out.
  ///
  /// Nothing else in it is markup that could show or load anything: no HTML, links, images or references to characters.
  package var asMarkdown: String {
    var rest = onOneLine.shown.unicodeScalars[...]
    var text = String.UnicodeScalarView()
    while let scalar = rest.first {
      guard scalar == "`" else {
        if "\\<[&".unicodeScalars.contains(scalar) { text.append("\\") }
        text.append(scalar)
        rest = rest.dropFirst()
        continue
      }
      let ticks = rest.prefix { $0 == "`" }
      if let end = Self.endOfCode(rest, ticks.count) {
        text += rest[..<end]
        rest = rest[end...]
      } else {
        for _ in ticks { text += "\\`".unicodeScalars }
        rest = rest[ticks.endIndex...]
      }
    }
    return String(text)
  }

  /// The text as a code span of Markdown, with its controls written out.
  var asCode: String {
    let text = onOneLine.shown
    let longest = text.longestRunOfTicks
    guard longest > 0 || text.isEmpty else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// Whether the whole text is one code span.
  package var isCode: Bool {
    let ticks = unicodeScalars.prefix { $0 == "`" }.count
    return ticks > 0 && Self.endOfCode(unicodeScalars[...], ticks) == unicodeScalars.endIndex
  }

  /// The length of the longest run of backticks.
  var longestRunOfTicks: Int {
    unicodeScalars.split { $0 != "`" }.reduce(0) { max($0, $1.count) }
  }

  /// Returns the end of the code span at the start of a text; nil if there is none.
  private static func endOfCode(_ text: Substring.UnicodeScalarView, _ ticks: Int) -> String.Index? {
    var rest = text.dropFirst(ticks)
    while let start = rest.firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }
      if run.count == ticks { return run.endIndex }
      rest = rest[run.endIndex...]
    }
    return nil
  }

  /// The text with spaces for its line ends.
  var onOneLine: String { withoutLineEnds }

  /// The text escaped for the brackets of an image.
  var asAlternativeText: String {
    onOneLine.shown.unicodeScalars.reduce(into: "") { text, scalar in
      if "\\[]*_`<&|".unicodeScalars.contains(scalar) { text.append("\\") }
      text.unicodeScalars.append(scalar)
    }
  }

  /// The path escaped as the target of a link, without characters that could give it a scheme.
  package var asLink: String {
    utf8.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 0x10 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }
}
