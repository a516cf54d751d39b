import SourceText

/// HTML within a line, such as the value of a table's cell, with places for breaks in text that is long.
///
/// A break is allowed after punctuation, and after every fourth digit of a number.
struct BreakableHTML {
  /// The HTML.
  private(set) var html = ""
  /// The text of each line.
  private(set) var lines = [""]
  /// The parts of the text between places for breaks.
  private(set) var parts: [String] = []

  /// Adds places for breaks to HTML whose tags and entities are complete.
  init(_ source: String) {
    for piece in HTMLPieces(source) {
      switch piece {
      case .tag(let tag): add(tag: tag, before: source[tag.endIndex...])
      case .text(let text): add(text)
      }
    }
  }

  /// Whether the HTML is one piece of code and nothing else.
  var isCode: Bool {
    html.hasPrefix("<code") && html.hasSuffix("</code>") && html.ranges(of: "<code").count == 1
  }

  private mutating func add(tag: Substring, before rest: Substring) {
    if tag.hasPrefix("<br") { lines.append("") }
    let code = rest.firstRange(of: "</code>").map { rest[..<$0.lowerBound] }
    let isLong = tag == "<code>" && code.map { Self.characters($0).count > TableCell.mostWhole } == true
    html += isLong ? "<code class=\"long\">" : String(tag)
  }

  private mutating func add(_ text: Substring) {
    var word: [Substring] = []
    for character in Self.characters(text) {
      if character.allSatisfy(\.isWhitespace) {
        add(word)
        word = []
        html += character
        lines[lines.count - 1] += " "
      } else {
        word.append(character)
      }
    }
    add(word)
  }

  /// Adds a word with its places for breaks, if it is long.
  private mutating func add(_ word: [Substring]) {
    let text = word.map { $0.hasPrefix("&") && $0.count > 1 ? "&" : String($0) }
    lines[lines.count - 1] += text.joined()
    let breaks = DisplayWidth.of(text.joined()) > TableCell.mostWhole ? LongWord.breaks(in: text) : []
    var part = ""
    for (index, character) in word.enumerated() {
      if breaks.contains(index) {
        html += "<wbr>"
        parts.append(part)
        part = ""
      }
      html += character
      part += text[index]
    }
    if !part.isEmpty { parts.append(part) }
  }

  /// Returns the characters of HTML without tags; an entity is one of them.
  private static func characters(_ text: Substring) -> [Substring] {
    var characters: [Substring] = []
    var rest = text
    while let first = rest.first {
      let end = first == "&" ? rest.firstIndex(of: ";") : nil
      let length = end.map { rest.distance(from: rest.startIndex, to: $0) + 1 } ?? 1
      characters.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return characters
  }
}
