import SourceText

/// A line to read without a page: in a terminal, or with a screen reader.
package struct ReadingLine: Sendable, Hashable {
  /// The text without markup; empty between paragraphs.
  package var text: String
  /// The number of columns before the text.
  package var indent: Int
  /// The mark in these columns, such as the number of an item.
  package var mark: String
  /// Whether the line is never broken, as is code, however long it is.
  package var isFixed: Bool

  /// Creates a line.
  package init(_ text: String, indent: Int = 0, mark: String = "", isFixed: Bool = false) {
    (self.text, self.indent, self.mark, self.isFixed) = (text, indent, mark, isFixed)
  }

  /// Breaks the line into pieces that fit a width.
  ///
  /// It breaks between words, and in Japanese between phrases. Only a phrase that is longer than a line is broken
  /// between characters.
  ///
  /// - Parameter columns: the width; a longer word gets a line of its own. Nil if the line is not broken at all.
  /// - Returns: the pieces, at least one.
  /// - Complexity: O(*n*) for *n* characters.
  package func folded(to columns: Int?) -> [String] {
    let first = DisplayWidth.pad(mark, to: indent)
    guard !isFixed else { return [text.isEmpty ? "" : first + text] }
    guard let columns else { return [text.isEmpty && mark.isEmpty ? "" : (first + text).trimmedEnd] }
    let next = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    var width = 0
    for piece in Self.pieces(text, columns - indent) {
      let length = DisplayWidth.of(piece.trimmedEnd)
      if !line.isEmpty, indent + width + length > columns {
        lines.append(line.trimmedEnd)
        (line, width) = ("", 0)
      }
      line += line.isEmpty ? String(piece.drop { $0 == " " }) : piece
      width = DisplayWidth.of(line)
    }
    if !line.trimmedEnd.isEmpty || lines.isEmpty { lines.append(line.trimmedEnd) }
    return lines.enumerated().map { index, line in
      line.isEmpty && mark.isEmpty ? "" : ((index == 0 ? first : next) + line).trimmedEnd
    }
  }

  /// Returns the parts between which a line of a width may be broken.
  private static func pieces(_ text: String, _ columns: Int) -> [String] {
    LineBreaks.phrases(text).flatMap { phrase in
      DisplayWidth.of(phrase.trimmedEnd) > columns ? LineBreaks.characters(phrase) : [phrase]
    }
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    last == " " ? String(reversed().drop { $0 == " " }.reversed()) : self
  }
}
