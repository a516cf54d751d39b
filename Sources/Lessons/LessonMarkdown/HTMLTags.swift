import SourceText

/// The tags and comments in HTML, as far as documents use them.
package struct HTMLTags {
  /// An opening tag.
  package struct Tag {
    /// The name in lowercase letters.
    package var name: String
    /// The values of the attributes by their names in lowercase letters; empty for an attribute without a value.
    package var attributes: [String: String]
  }

  /// An opening tag, a closing tag, or a comment.
  package struct Item {
    package enum Content {
      case tag(Tag)
      /// A closing tag, with its name in lowercase letters.
      case end(String)
      case comment(String)
    }

    package var content: Content
    /// The line in the text, from 0.
    package var line: Int
    /// The byte in the line, from 0.
    package var column: Int
  }

  package private(set) var items: [Item] = []
  private let bytes: [UInt8]
  private var index = 0

  /// Finds the tags and comments in text.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    var (line, start) = (0, 0)
    while index < bytes.count {
      if bytes[index] == 0x0A { (line, start) = (line + 1, index + 1) }
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let (first, column) = (line, index - start)
      let begin = index
      let content = comment() ?? end() ?? tag().map(Item.Content.tag)
      if index == begin { index += 1 }
      for position in begin..<index where bytes[position] == 0x0A { (line, start) = (line + 1, position + 1) }
      if let content { items.append(Item(content: content, line: first, column: column)) }
    }
  }

  private mutating func comment() -> Item.Content? {
    guard bytes[index...].starts(with: "<!--".utf8) else { return nil }
    let begin = index + 4
    let end = bytes[begin...].firstRange(of: Array("-->".utf8))
    index = end?.upperBound ?? bytes.count
    return .comment(String(decoding: bytes[begin..<(end?.lowerBound ?? bytes.count)], as: UTF8.self).trimmed)
  }

  private mutating func end() -> Item.Content? {
    guard bytes[index...].starts(with: "</".utf8) else { return nil }
    index += 2
    let name = word { Self.isLetter($0) || (0x30...0x39).contains($0) }
    return name.isEmpty ? nil : .end(name.lowercased())
  }

  private mutating func tag() -> Tag? {
    index += 1
    let name = word { Self.isLetter($0) || (0x30...0x39).contains($0) }
    guard !name.isEmpty, !(0x30...0x39).contains(name.utf8.first ?? 0x30) else { return nil }
    var tag = Tag(name: name.lowercased(), attributes: [:])
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let key = word { !Self.isSpace($0) && !"=>/".utf8.contains($0) }
      guard !key.isEmpty else {
        index += 1
        continue
      }
      skipSpaces()
      var value = ""
      if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
        index += 1
        skipSpaces()
        value = readValue()
      }
      tag.attributes[key.lowercased()] = value
    }
    index = min(index + 1, bytes.count)
    return tag
  }

  private mutating func readValue() -> String {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
      return word { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
    }
    let quote = bytes[index]
    index += 1
    let value = word { $0 != quote }
    index = min(index + 1, bytes.count)
    return value.replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
  }

  private mutating func skipSpaces() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }

  private mutating func word(_ isPart: (UInt8) -> Bool) -> String {
    let begin = index
    while index < bytes.count, isPart(bytes[index]) { index += 1 }
    return String(decoding: bytes[begin..<index], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
