/// A reader of XML text that returns part after part and skips comments and declarations.
///
/// It exists because just loading Foundation's parser takes longer than reading most files.
public struct XMLScanner {
  /// The start or the end of an element.
  public struct Tag: Hashable, Sendable {
    /// The name, with its prefix if it has one.
    public var name: String
    /// The values of the attributes, with references replaced.
    public var attributes: [String: String] = [:]
    /// Whether the tag is an end tag `</name>`.
    public var isEnd = false
    /// Whether the tag is an empty element `<name/>`.
    public var isEmptyElement = false
    /// The line on which the tag begins, from 1.
    public var line: Int
  }

  /// A part of XML text.
  public enum Part: Hashable, Sendable {
    /// The start or the end of an element.
    case tag(Tag)
    /// Characters between two tags, comments or declarations, with references replaced, and the line on which they
    /// begin.
    case text(String, line: Int)
  }

  private var rest: Substring.UnicodeScalarView
  /// The current line, from 1.
  public private(set) var line = 1

  /// Creates a reader at the start of a text.
  public init(_ text: String) {
    rest = Substring(text.withLineFeeds).unicodeScalars
  }

  /// Returns the next tag; nil at the end.
  ///
  /// - Throws: an ``XMLError`` for invalid XML.
  public mutating func next() throws(XMLError) -> Tag? {
    while let part = try nextPart() {
      if case .tag(let tag) = part { return tag }
    }
    return nil
  }

  /// Returns the next tag or text; nil at the end.
  ///
  /// - Throws: an ``XMLError`` for invalid XML.
  public mutating func nextPart() throws(XMLError) -> Part? {
    while !rest.isEmpty {
      let start = line
      if rest.first != "<" {
        return .text(try decoded(take { $0 != "<" }, line: start), line: start)
      } else if isNext("<!--") {
        try pass("-->", "This comment is not closed.")
      } else if isNext("<![CDATA[") {
        let text = try pass("]]>", "This CDATA section is not closed.")
        return .text(String(Substring(text.dropFirst(9).dropLast(3))), line: start)
      } else if isNext("<?") {
        try pass("?>", "This declaration is not closed.")
      } else if isNext("<!") {
        try pass(">", "This declaration is not closed.")
      } else {
        return .tag(try tag(start))
      }
    }
    return nil
  }

  private mutating func tag(_ start: Int) throws(XMLError) -> Tag {
    rest.removeFirst()
    let isEnd = rest.first == "/"
    if isEnd { rest.removeFirst() }
    let name = word()
    guard !name.isEmpty else { throw XMLError(line: start, message: "There is no name after `<`.") }
    var tag = Tag(name: name, isEnd: isEnd, line: start)
    while true {
      skipBlanks()
      if isNext("/>"), !isEnd {
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
        throw XMLError(line: line, message: "`<\(isEnd ? "/" : "")\(name)` is not closed by `>`.")
      }
      let value = try value(of: key)
      guard tag.attributes.updateValue(value, forKey: key) == nil else {
        throw XMLError(line: line, message: "Duplicate attribute `\(key)`.")
      }
    }
  }

  private mutating func value(of key: String) throws(XMLError) -> String {
    skipBlanks()
    guard rest.first == "=" else { throw XMLError(line: line, message: "The attribute `\(key)` has no value.") }
    rest.removeFirst()
    skipBlanks()
    guard let quote = rest.first, quote == "'" || quote == "\"" else {
      throw XMLError(line: line, message: "The value of `\(key)` is not in quotation marks.")
    }
    rest.removeFirst()
    let start = line
    let value = take { $0 != quote && $0 != "<" }
    guard rest.first == quote else { throw XMLError(line: start, message: "The value of `\(key)` is not closed.") }
    rest.removeFirst()
    return try decoded(value, line: start)
  }

  private mutating func word() -> String {
    String(Substring(take { $0.properties.isIDContinue || $0 == "-" || $0 == "_" || $0 == ":" || $0 == "." }))
  }

  private mutating func skipBlanks() {
    _ = take { $0 == " " || $0 == "\n" || $0 == "\t" }
  }

  private func isNext(_ text: String) -> Bool {
    rest.starts(with: text.unicodeScalars)
  }

  private mutating func take(_ belongs: (Unicode.Scalar) -> Bool) -> Substring.UnicodeScalarView {
    let part = rest.prefix(while: belongs)
    line += part.count { $0 == "\n" }
    rest = rest[part.endIndex...]
    return part
  }

  @discardableResult
  private mutating func pass(_ end: String, _ message: Message) throws(XMLError) -> Substring.UnicodeScalarView {
    guard let range = rest.firstRange(of: Array(end.unicodeScalars)) else {
      throw XMLError(line: line, message: message)
    }
    let part = rest[..<range.upperBound]
    line += part.count { $0 == "\n" }
    rest = rest[range.upperBound...]
    return part
  }

  /// Returns text with its references replaced by their characters.
  private func decoded(_ text: Substring.UnicodeScalarView, line: Int) throws(XMLError) -> String {
    var (decoded, rest) = (String.UnicodeScalarView(), text)
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      let name = rest[start...].dropFirst().prefix { $0 != ";" }
      guard name.endIndex < rest.endIndex, let character = Self.character(Substring(name)) else {
        throw XMLError(line: line, message: "`&\(Substring(name.prefix(12)))` is not a character reference.")
      }
      decoded.append(character)
      rest = rest[name.endIndex...].dropFirst()
    }
    return String(decoded + rest)
  }

  private static func character(_ name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap { Unicode.Scalar($0) }
    default: nil
    }
  }
}
