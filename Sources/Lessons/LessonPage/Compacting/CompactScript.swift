/// A script without comments, and without the spaces that mean nothing.
///
/// Line ends stay where a statement might end with the line, so that the script means the same.
struct CompactScript {
  /// Returns a script without what only its authors need; strings, templates, and regular expressions stay as they are.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func text(of source: [UInt8]) -> [UInt8] {
    var script = Self(source)
    script.compact()
    return script.text
  }

  private let source: [UInt8]
  private var position = 0
  private var text: [UInt8] = []
  /// The space before the next token: none, a space, or a line end.
  private var gap: UInt8?

  private init(_ source: [UInt8]) {
    self.source = source
    text.reserveCapacity(source.count)
  }

  private static let space = UInt8(ascii: " ")
  private static let lineEnd = UInt8(ascii: "\n")
  /// The signs after which no statement ends.
  private static let open = Set("{([,;:=&|?<>*!".utf8)
  /// The signs before which no statement ends.
  private static let close = Set("})],;:.=&|?<>*".utf8)
  /// The words after which a slash starts a regular expression.
  private static let words = ["return", "case", "typeof", "of", "in", "else"].map { Array($0.utf8) }

  /// Adds the rest of the source, or all up to the brace that closes a place in a template.
  private mutating func compact(isInTemplate: Bool = false) {
    var depth = 0
    while position < source.count {
      let byte = source[position]
      if byte <= Self.space {
        gap = gap == Self.lineEnd || byte == Self.lineEnd ? Self.lineEnd : Self.space
        position += 1
      } else if let end = endOfComment {
        position = end
      } else if byte == UInt8(ascii: "`") {
        addTemplate()
      } else {
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        if isInTemplate, depth < 0 { return }
        add(upTo: SourceBytes.end(ofStringAt: position, in: source) ?? endOfExpression ?? position + 1)
      }
    }
  }

  /// Adds a token, after a space if one is needed.
  private mutating func add(upTo end: Int) {
    if let gap, let last = text.last, isNeeded(gap, between: last, and: source[position]) { text.append(gap) }
    gap = nil
    text += source[position..<end]
    position = end
  }

  private func isNeeded(_ gap: UInt8, between last: UInt8, and next: UInt8) -> Bool {
    if gap == Self.lineEnd, !Self.open.contains(last), !Self.close.contains(next) { return true }
    // `a + +b` and `a - -b` are other operators without the space, and two slashes a comment.
    return SourceBytes.isWord(last) && SourceBytes.isWord(next) || last == next && "+-/".utf8.contains(next)
  }

  /// Adds a template; its text stays as it is, the code in its places does not.
  private mutating func addTemplate() {
    add(upTo: position + 1)
    while position < source.count, source[position] != UInt8(ascii: "`") {
      if source[position] == SourceBytes.backslash {
        text += source[position..<min(position + 2, source.count)]
        position += 2
      } else if source[position...].starts(with: "${".utf8) {
        text += source[position..<(position + 2)]
        position += 2
        compact(isInTemplate: true)
        gap = nil
      } else {
        text.append(source[position])
        position += 1
      }
    }
    if position < source.count { add(upTo: position + 1) }
  }

  /// The position after the comment that starts here; nil if none does.
  private var endOfComment: Int? {
    guard source[position...].starts(with: "//".utf8) else {
      return SourceBytes.end(ofCommentAt: position, in: source)
    }
    return source[position...].firstIndex(of: Self.lineEnd) ?? source.count
  }

  /// The position after the regular expression that starts here; nil if none does.
  private var endOfExpression: Int? {
    guard source[position] == UInt8(ascii: "/"), !isAfterValue else { return nil }
    var end = position + 1
    var isInClass = false
    while end < source.count, isInClass || source[end] != UInt8(ascii: "/") {
      switch source[end] {
      case SourceBytes.backslash: end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      default: break
      }
      end += 1
    }
    return min(end + 1, source.count)
  }

  /// Whether the token before is a value, which a slash divides.
  private var isAfterValue: Bool {
    guard let last = text.last else { return false }
    if !SourceBytes.isWord(last) { return ")]}\"'`".utf8.contains(last) }
    let word = text.reversed().prefix(while: SourceBytes.isWord).reversed()
    return !Self.words.contains { word.elementsEqual($0) }
  }
}
