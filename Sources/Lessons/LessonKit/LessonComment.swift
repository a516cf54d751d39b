import SourceText

/// A comment `<!-- lesson: key=value -->` before a fence, for attributes that the info string cannot show.
enum LessonComment {
  private static let opening = "<!-- lesson:"

  /// Whether an HTML block is such a comment.
  static func isOne(_ html: String) -> Bool {
    html.drop(while: \.isWhitespace).hasPrefix(opening)
  }

  /// Whether an HTML block that is another kind of block contains such a comment.
  static func isWithin(_ html: String) -> Bool {
    html.firstRange(of: opening) != nil
  }

  /// Returns the Swift below the first line of a comment `<!-- lesson: setup`; nil for another comment.
  static func setup(_ html: String) -> String? {
    let text = html.drop(while: \.isWhitespace).dropFirst(opening.count)
    guard let end = text.firstRange(of: "-->") else { return nil }
    let lines = String(text[..<end.lowerBound]).linesOfText
    guard lines.count > 1, lines[0].trimmed == "setup" else { return nil }
    return lines.dropFirst().joined(separator: "\n")
  }

  /// Whether a comment says that the block below it is for pages only: `<!-- lesson: page -->`.
  static func isForPages(_ html: String) -> Bool {
    let attributes = attributes(html).attributes
    return attributes.count == 1 && attributes[0].key == "page" && attributes[0].value == nil
  }

  /// Returns the attributes in the comment.
  static func attributes(_ html: String) -> InfoString {
    let text = html.drop(while: \.isWhitespace).dropFirst(opening.count)
    return InfoString(text.firstRange(of: "-->").map { text[..<$0.lowerBound] } ?? text, leadingWords: 0)
  }
}
