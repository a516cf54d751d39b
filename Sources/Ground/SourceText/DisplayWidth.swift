/// The number of terminal columns that text takes.
///
/// A full-width character, such as a Japanese one, takes 2 columns, and a combining character takes none.
public enum DisplayWidth {
  /// Returns the number of columns of a text.
  ///
  /// - Complexity: O(*n*) for *n* characters; a fast test of each byte if all of them are printable ASCII.
  public static func of(_ text: String) -> Int {
    var text = text
    let isPlain = text.withUTF8 { bytes in bytes.allSatisfy { 0x20 <= $0 && $0 < 0x7F } }
    return isPlain ? text.utf8.count : text.reduce(0) { $0 + of($1) }
  }

  /// Returns a text with spaces added up to a width, on the left if `right` is true.
  ///
  /// A wider text does not change.
  public static func pad(_ text: String, to width: Int, right: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - of(text)))
    return right ? spaces + text : text + spaces
  }

  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if first.properties.isEmojiPresentation { return 2 }
    // The half-width voicing marks are part of the character before them, but take a column themselves.
    let marks = scalars.dropFirst().count { $0.value == 0xFF9E || $0.value == 0xFF9F }
    return (isWide(first.value) ? 2 : 1) + marks
  }

  /// Returns whether a scalar has the East Asian width W or F (Unicode Standard Annex 11), without emoji.
  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
