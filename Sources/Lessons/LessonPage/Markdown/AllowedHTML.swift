import SourceText

/// The HTML of a document that is allowed on a page: a few elements without attributes.
///
/// Anything else is shown as text.
struct AllowedHTML {
  /// The elements that hold blocks.
  static let blocks: Set = ["details", "summary"]
  /// The elements within a line of text.
  static let inlines: Set = ["kbd", "sub", "sup", "br"]

  /// The elements that are open.
  private(set) var open: [String] = []
  /// The number of open elements around the current part, which nothing in it can close.
  var outer = 0

  /// Returns the HTML for a piece of a document's HTML.
  ///
  /// - Parameters:
  ///   - text: the piece as written.
  ///   - allowed: the names of the allowed elements.
  ///   - attributes: the attributes for the first `<details>`, such as ` class="hint"`.
  /// - Returns: HTML that closes only elements that were opened here, without comments.
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func html(_ text: String, allowing allowed: Set<String>, details attributes: String = "") -> String {
    var html = ""
    var attributes = attributes
    var rest = text.utf8[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "<") {
        if rest.starts(with: "<!--".utf8) {
          rest = rest.dropFirst(4).firstRange(of: "-->".utf8).map { rest[$0.upperBound...] } ?? rest[rest.endIndex...]
          continue
        }
        if let tag = HTMLTag(rest), allowed.contains(tag.name) {
          html += element(tag, &attributes)
          rest = rest[tag.end...]
          continue
        }
      }
      let end = rest.dropFirst().firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") } ?? rest.endIndex
      let piece = String(Substring(rest[..<end]))
      html += Self.isReference(piece) ? "&" + piece.dropFirst().asHTML : piece.asHTML
      rest = rest[end...]
    }
    return html
  }

  /// Closes open elements until only a number of them are left.
  mutating func close(downTo count: Int = 0) -> String {
    var html = ""
    while open.count > count { html += "</\(open.removeLast())>" }
    return html
  }

  private mutating func element(_ tag: HTMLTag, _ attributes: inout String) -> String {
    if tag.name == "br" { return tag.isClosing ? "" : "<br>" }
    guard tag.isClosing else {
      open.append(tag.name)
      defer { if tag.name == "details" { attributes = "" } }
      return tag.name == "details" ? "<details\(attributes)>" : "<\(tag.name)>"
    }
    guard let position = open[outer...].lastIndex(of: tag.name) else { return "" }
    return close(downTo: position)
  }

  /// Whether a piece begins with a reference to a visible character, such as `&amp;` or `&#x2212;`.
  private static func isReference(_ piece: String) -> Bool {
    guard piece.hasPrefix("&"), let end = piece.firstIndex(of: ";") else { return false }
    let name = piece[..<end].dropFirst()
    guard name.hasPrefix("#") else { return isWord(name) && !["lrm", "rlm"].contains(name) }
    let digits = name.dropFirst()
    let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return isWord(digits) && number.flatMap { Unicode.Scalar($0) }?.steers == false
  }

  private static func isWord(_ text: Substring) -> Bool {
    (1...31).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

/// A tag at the start of a text.
private struct HTMLTag {
  /// The largest number of bytes in a tag; anything longer is text.
  private static let most = 1_000

  /// The name in lowercase.
  let name: String
  let isClosing: Bool
  /// The position after the tag.
  let end: Substring.UTF8View.Index

  /// Creates a tag from the start of a text; nil if there is none.
  init?(_ text: Substring.UTF8View) {
    var rest = text.dropFirst()
    isClosing = rest.first == UInt8(ascii: "/")
    if isClosing { rest = rest.dropFirst() }
    let word = rest.prefix { (0x41...0x5A).contains($0 & 0xDF) || (0x30...0x39).contains($0) }
    guard !word.isEmpty else { return nil }
    name = String(Substring(word)).lowercased()
    rest = rest[word.endIndex...]
    guard let next = rest.first, " \t\n\r/>".utf8.contains(next) else { return nil }
    var quote: UInt8?
    guard
      let end = rest.prefix(Self.most).firstIndex(where: { byte in
        if let open = quote {
          if byte == open { quote = nil }
          return false
        }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        return byte == UInt8(ascii: ">")
      })
    else { return nil }
    self.end = rest.index(after: end)
  }
}
