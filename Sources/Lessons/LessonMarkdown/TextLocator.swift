import SourceText

/// A locator that finds the text nodes of a block, one after the other, in the bytes of the file.
///
/// cmark-gfm reports a position for each. It is wrong if a line has another indentation than the first, below
/// definitions of links, after links that span lines, and in tables. So a position counts only if the text is there;
/// otherwise, the locator searches the rest of the block.
struct TextLocator {
  /// The maximum number of lines to search for text.
  private static let mostLines = 100

  private let file: SourceFile
  private let start: Markup.Position
  private let lines: ClosedRange<Int>
  private let quoteDepth: Int
  /// The byte after the last text that was found.
  private var position = 0

  /// Creates a locator for a block that starts at a position.
  init(_ file: SourceFile, _ start: Markup.Position, lines: ClosedRange<Int>, quoteDepth: Int) {
    (self.file, self.start, self.quoteDepth) = (file, start, quoteDepth)
    self.lines = lines.clamped(to: 1...max(1, file.lines.count))
    position = file.line(self.lines.lowerBound).startIndex
  }

  /// Returns the bytes of the next text node; nil if they are not found, or could be at several places.
  mutating func find(_ literal: String, _ reported: Markup.Position) -> Prose.Text? {
    guard !literal.isEmpty else { return nil }
    let text = Array(literal.utf8)
    guard let range = reportedRange(text, reported) ?? onlyRange(text) else { return nil }
    position = range.upperBound
    return Prose.Text(range: range, line: file.line(at: range.lowerBound))
  }

  /// Moves the position past inline HTML.
  mutating func pass(_ html: String) {
    let end = file.line(lines.upperBound).endIndex
    guard position < end else { return }
    if let found = file.bytes[position..<end].firstRange(of: Array(html.utf8)) { position = found.upperBound }
  }

  /// Returns the byte where the text of a line begins, after the marks of quotes and spaces.
  static func contentStart(_ file: SourceFile, _ line: Int, quoteDepth: Int) -> Int {
    var rest = file.line(line).drop(while: \.isBlank)
    for _ in 0..<quoteDepth where rest.first == UInt8(ascii: ">") { rest = rest.dropFirst().drop(while: \.isBlank) }
    return rest.startIndex
  }

  private func reportedRange(_ text: [UInt8], _ reported: Markup.Position) -> Range<Int>? {
    guard lines.contains(reported.line) else { return nil }
    for line in reported.line...min(lines.upperBound, reported.line + Self.mostLines) {
      let content = Self.contentStart(file, line, quoteDepth: quoteDepth)
      let places = [file.line(line).startIndex + reported.column - 1, content + reported.column - start.column]
      for place in places where place >= position {
        if let end = end(of: text[...], at: place, before: file.line(line).endIndex) { return place..<end }
      }
    }
    return nil
  }

  private func onlyRange(_ text: [UInt8]) -> Range<Int>? {
    guard lines.count <= Self.mostLines else { return nil }
    var found: Range<Int>?
    for line in lines {
      let bytes = file.line(line)
      for place in bytes.indices where place >= position {
        guard let end = end(of: text[...], at: place, before: bytes.endIndex) else { continue }
        if found != nil { return nil }
        found = place..<end
      }
    }
    return found
  }

  /// Returns the end of a text that begins at a byte, with escapes and entities for characters; nil if it does not
  /// match.
  private func end(of text: ArraySlice<UInt8>, at start: Int, before limit: Int) -> Int? {
    var (place, rest) = (start, text)
    while let byte = rest.first {
      // The last text that was found may end below this line, and a position may be beyond it.
      guard place >= position, place < limit else { return nil }
      let source = file.bytes[place..<limit]
      if source.first == UInt8(ascii: "\\"), let escaped = source.dropFirst().first, escaped.isASCIIPunctuation {
        guard escaped == byte else { return nil }
        (place, rest) = (place + 2, rest.dropFirst())
      } else if source.first == UInt8(ascii: "&"), let entity = source.entity, !rest.starts(with: source[..<entity]) {
        // An entity is one character; text with one of the few that are two is not found.
        place = entity
        rest = rest.dropFirst().drop { $0 & 0xC0 == 0x80 }
      } else {
        guard source.first == byte else { return nil }
        (place, rest) = (place + 1, rest.dropFirst())
      }
    }
    return place
  }
}

extension ArraySlice<UInt8> {
  /// The end of the entity, such as `&amp;`, at the start of the bytes; nil if there is none.
  fileprivate var entity: Int? {
    let name = dropFirst().prefix(33).prefix { $0 == UInt8(ascii: "#") || $0.isASCIILetterOrDigit }
    guard !name.isEmpty, name.endIndex < endIndex, self[name.endIndex] == UInt8(ascii: ";") else { return nil }
    return name.endIndex + 1
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF)
  }

  fileprivate var isASCIIPunctuation: Bool {
    (0x21...0x7E).contains(self) && !isASCIILetterOrDigit
  }
}
