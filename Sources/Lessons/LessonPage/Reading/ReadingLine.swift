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
  /// It breaks between words, and in Japanese between characters, but not before a mark that ends a phrase or after one
  /// that opens it.
  ///
  /// - Parameter columns: the width; a longer word gets a line of its own.
  /// - Returns: the pieces, at least one.
  /// - Complexity: O(*n*) for *n* characters.
  package func folded(to columns: Int) -> [String] {
    let first = DisplayWidth.pad(mark, to: indent)
    let next = String(repeating: " ", count: indent)
    if isFixed { return [text.isEmpty ? "" : first + text] }
    var lines: [String] = []
    var line = ""
    var width = 0
    for piece in Self.pieces(text) {
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

  /// Returns the parts between which a line may be broken.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var last: Character = " "
    for character in text {
      if !piece.isEmpty, breaks(between: last, character) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
      last = character
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  private static func breaks(between left: Character, _ right: Character) -> Bool {
    if left == " " { return right != " " }
    guard right != " ", DisplayWidth.of(String(left)) == 2 || DisplayWidth.of(String(right)) == 2 else { return false }
    return !closing.contains(right) && !opening.contains(left)
  }

  private static let closing = Set("、。，．・：；？！）］｝」』】〉》〕ー々ゃゅょっャュョッぁぃぅぇぉァィゥェォ%％‰°℃,.:;?!)]}”’…")
  private static let opening = Set("（［｛「『【〈《〔“‘([{")
}

extension String {
  fileprivate var trimmedEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
