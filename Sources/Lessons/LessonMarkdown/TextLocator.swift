import SourceText

/// Finds the text nodes of a block, one after the other, in the bytes of the file.
///
/// cmark-gfm gives each a position, which is off where a line is indented otherwise than the first, below definitions of links, after
/// links that span lines, and in tables. A position counts only where the text is there; else the text is looked for in the rest of the block.
struct TextLocator {
  /// In how many lines a text is looked for at most.
  private static let mostLines = 100

  private let file: SourceFile
  private let start: Markup.Position
  private let lines: ClosedRange<Int>
  private let quoteDepth: Int
  /// The byte after the text that was found last.
  private var position = 0

  /// Begins with a block that starts at a position.
  init(_ file: SourceFile, _ start: Markup.Position, lines: ClosedRange<Int>, quoteDepth: Int) {
    (self.file, self.start, self.quoteDepth) = (file, start, quoteDepth)
    self.lines = lines.clamped(to: 1...max(1, file.lines.count))
    position = file.line(self.lines.lowerBound).startIndex
  }

  /// Returns the bytes of the next text node; nil where they are not found, or could be at several places.
  mutating func find(_ literal: String, _ reported: Markup.Position) -> Prose.Text? {
    guard !literal.isEmpty else { return nil }
    let text = Array(literal.utf8)
    guard let range = reportedRange(text, reported) ?? onlyRange(text) else { return nil }
    position = range.upperBound
    return Prose.Text(range: range, line: file.line(at: range.lowerBound))
  }

  /// Goes on after inline HTML.
  mutating func pass(_ html: String) {
    let end = file.line(lines.upperBound).endIndex
    guard position < end else { return }
    if let found = file.bytes[position..<end].firstRange(of: Array(html.utf8)) { position = found.upperBound }
  }

  /// Returns the byte at which the text of a line begins, after the marks of quotations and blanks.
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

  /// Returns where a text ends that begins at a byte, with escapes and entities in place of characters; nil where it does not.
  private func end(of text: ArraySlice<UInt8>, at start: Int, before limit: Int) -> Int? {
    var (place, rest) = (start, text)
    while let byte = rest.first {
      // The text that was found last may end below this line, and a position may lie beyond it.
      guard place >= position, place < limit else { return nil }
      let source = file.bytes[place..<limit]
      if source.first == UInt8(ascii: "\\"), let escaped = source.dropFirst().first, escaped.isASCIIPunctuation {
        guard escaped == byte else { return nil }
        (place, rest) = (place + 2, rest.dropFirst())
      } else if source.first == UInt8(ascii: "&"), let entity = source.entity, !rest.starts(with: source[..<entity]) {
        // An entity is one character; of the few that are two, the text is not found.
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
  /// Where the entity ends that the bytes may begin with, such as `&amp;`.
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
