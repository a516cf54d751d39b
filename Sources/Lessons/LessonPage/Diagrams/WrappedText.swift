import SourceText

/// A text in lines of about the same width, broken where a reader pauses.
///
/// Latin text is broken at spaces, and Japanese text after punctuation and particles and before brackets. Only a part
/// that is wider than a line is broken elsewhere. A mark that no line starts with may hang over the end of a line.
struct WrappedText {
  /// The lines; empty for a text without characters other than spaces.
  let lines: [String]

  /// Breaks a text into as few lines as possible, of at most the given number of terminal columns.
  init(_ text: String, columns: Int) {
    let parts = Self.parts(of: text, columns: columns)
    let fewest = Self.lines(parts, columns: columns).count
    // The narrowest lines of the same number have about the same width.
    let narrowest = (1...max(columns, 1)).first { width in
      parts.allSatisfy { DisplayWidth.of($0.trimmed) <= width } && Self.lines(parts, columns: width).count == fewest
    }
    lines = Self.lines(parts, columns: narrowest ?? columns)
  }

  private static func lines(_ parts: [String], columns: Int) -> [String] {
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, DisplayWidth.of((last + part).trimmed) <= columns {
        lines[lines.count - 1] = last + part
      } else {
        lines.append(part)
      }
    }
    return lines.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Returns the parts of a text between which a line may end, none wider than a line.
  private static func parts(of text: String, columns: Int) -> [String] {
    var parts: [String] = []
    var part = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      part.append(character)
      guard index + 1 < characters.count else { continue }
      let next = characters[index + 1]
      if endsPart(character, before: next) && (!next.isOpening || index + 2 < characters.count)
        || next.isOpening && index + 2 < characters.count && (next.isWide || characters[index + 2].isWide)
        || DisplayWidth.of(part + String(next)) > columns && !next.isClosing
      {
        parts.append(part)
        part = ""
      }
    }
    return parts + (part.isEmpty ? [] : [part])
  }

  /// Returns whether a line may end between two characters.
  private static func endsPart(_ character: Character, before next: Character) -> Bool {
    if next.isClosing || next == " " { return false }
    if character == " " { return true }
    return character.isPause && (character.isWide || next.isWide && !next.isHiragana)
      || "をはがにでとのもへて".contains(character) && !next.isHiragana
  }
}

extension Character {
  fileprivate var isOpening: Bool { "(（「『[".contains(self) }
  fileprivate var isPause: Bool { ")）」』]、。，．！？".contains(self) }
  /// Whether no line starts with the character.
  fileprivate var isClosing: Bool { ")）」』]、。，．,.;:!?！？・ーっゃゅょッャュョ".contains(self) }
  fileprivate var isWide: Bool { DisplayWidth.of(String(self)) == 2 }
  fileprivate var isHiragana: Bool { ("ぁ"..."ゟ").contains(self) }
}
