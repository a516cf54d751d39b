/// The runs of Japanese in a text of another language, which a page marks for screen readers and line breaks.
enum JapaneseRuns {
  /// Returns the text as HTML with each run in an element of its own; nil for a text without Japanese.
  ///
  /// A run starts and ends with a kana, a kanji, or Japanese punctuation, and has no space.
  static func html(_ text: String) -> String? {
    guard text.unicodeScalars.contains(where: isJapanese) else { return nil }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard let first = word.unicodeScalars.firstIndex(where: isJapanese),
        let last = word.unicodeScalars.lastIndex(where: isJapanese)
      else { return word.asHTML }
      let end = word.unicodeScalars.index(after: last)
      return "\(word[..<first].asHTML)<span lang=\"ja\">\(word[first..<end].asHTML)</span>\(word[end...].asHTML)"
    }.joined(separator: " ")
  }

  private static func isJapanese(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3001...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF9F: true
    default: false
    }
  }
}
