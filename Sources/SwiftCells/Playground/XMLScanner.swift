/// Reads the tags of an XML text one after the other; text between them, comments and declarations are passed over.
struct XMLScanner {
  /// The start or the end of an element.
  struct Tag: Hashable {
    var name: String
    var attributes: [String: String] = [:]
    /// Whether it is `</name>`.
    var isEnd = false
    /// Whether it is `<name/>`.
    var isEmptyElement = false
    var line: Int
  }

  /// What is no XML.
  struct Mistake: Error {
    var line: Int
    var message: String
  }

  private var rest: Substring
  /// The line that has been reached, from 1.
  private(set) var line = 1

  /// Begins at the start of a text.
  init(_ text: String) {
    rest = text[...]
  }

  /// The next tag; nil at the end.
  mutating func next() throws(Mistake) -> Tag? {
    while true {
      skip { $0 != "<" }
      guard !rest.isEmpty else { return nil }
      let start = line
      if rest.hasPrefix("<!--") {
        try pass("-->", "This comment is not ended.")
      } else if rest.hasPrefix("<?") {
        try pass("?>", "This declaration is not ended.")
      } else if rest.hasPrefix("<!") {
        try pass(">", "This declaration is not ended.")
      } else {
        return try tag(start)
      }
    }
  }

  private mutating func tag(_ start: Int) throws(Mistake) -> Tag {
    rest.removeFirst()
    let isEnd = rest.first == "/"
    if isEnd { rest.removeFirst() }
    let name = word()
    guard !name.isEmpty else { throw Mistake(line: start, message: "Behind `<` stands no name.") }
    var tag = Tag(name: name, isEnd: isEnd, line: start)
    while true {
      skip(\.isWhitespace)
      if rest.hasPrefix("/>"), !isEnd {
        rest.removeFirst(2)
        tag.isEmptyElement = true
        return tag
      }
      if rest.first == ">" {
        rest.removeFirst()
        return tag
      }
      let key = word()
      guard !key.isEmpty, !isEnd else {
        throw Mistake(line: line, message: "`<\(isEnd ? "/" : "")\(name)` is not ended by `>`.")
      }
      skip(\.isWhitespace)
      guard rest.first == "=" else { throw Mistake(line: line, message: "The attribute `\(key)` has no value.") }
      rest.removeFirst()
      skip(\.isWhitespace)
      guard let quote = rest.first, quote == "'" || quote == "\"" else {
        throw Mistake(line: line, message: "The value of `\(key)` stands between no quotation marks.")
      }
      rest.removeFirst()
      let value = rest.prefix { $0 != quote && $0 != "<" }
      skip { $0 != quote && $0 != "<" }
      guard rest.first == quote else { throw Mistake(line: line, message: "The value of `\(key)` is not ended.") }
      rest.removeFirst()
      tag.attributes[key] = Self.decoded(String(value))
    }
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func skip(_ belongs: (Character) -> Bool) {
    let part = rest.prefix(while: belongs)
    line += part.count(where: \.isNewline)
    rest = rest[part.endIndex...]
  }

  private mutating func pass(_ end: String, _ message: String) throws(Mistake) {
    guard let range = rest.firstRange(of: end) else { throw Mistake(line: line, message: message) }
    line += rest[..<range.upperBound].count(where: \.isNewline)
    rest = rest[range.upperBound...]
  }

  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing("&apos;", with: "'").replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
