/// The tags of well-formed HTML and the text between them, from the first to the last.
struct HTMLPieces: Sequence, IteratorProtocol {
  /// A tag, or text between two tags.
  enum Piece {
    /// A tag with its angle brackets, or a comment.
    case tag(Substring)
    /// Text, in which entities are as written.
    case text(Substring)
  }

  private var rest: Substring

  init(_ html: String) { rest = html[...] }

  /// Returns the next piece; nil at the end.
  mutating func next() -> Piece? {
    guard !rest.isEmpty else { return nil }
    if startsTag(at: rest.startIndex) { return .tag(take(upTo: endOfTag)) }
    return .text(take(upTo: rest.utf8.indices.first(where: startsTag)))
  }

  /// Whether a tag or a comment starts at an index; any other angle bracket is text.
  private func startsTag(at index: Substring.Index) -> Bool {
    let utf8 = rest.utf8[index...]
    guard utf8.first == UInt8(ascii: "<"), let next = utf8.dropFirst().first else { return false }
    let letter = next | 0x20
    return next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
  }

  private mutating func take(upTo end: Substring.Index?) -> Substring {
    let piece = rest[..<(end ?? rest.endIndex)]
    rest = rest[piece.endIndex...]
    return piece
  }

  /// The index after the tag that `rest` starts with; nil for a tag without an end.
  private var endOfTag: Substring.Index? {
    if rest.hasPrefix("<!--") { return rest.firstRange(of: "-->")?.upperBound }
    var quote: UInt8?
    for index in rest.utf8.indices {
      let byte = rest.utf8[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return rest.utf8.index(after: index)
      }
    }
    return nil
  }
}
