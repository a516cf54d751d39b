/// The runs of Japanese in a text of another language, which a page marks for screen readers and line breaks.
enum JapaneseRuns {
  /// Returns HTML without tags, with each run in an element of its own.
  ///
  /// A run starts and ends with a kana, a kanji, or Japanese punctuation, and has no space.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  static func marked(_ text: some StringProtocol) -> String {
    guard isAny(in: text) else { return String(text) }
    var marked = ""
    var rest = text[...]
    while !rest.isEmpty {
      let space = rest.prefix(while: \.isWhitespace)
      let word = rest[space.endIndex...].prefix { !$0.isWhitespace }
      marked += space
      marked += Self.word(word)
      rest = rest[word.endIndex...]
    }
    return marked
  }

  /// Returns whether a text has Japanese characters.
  static func isAny(in text: some StringProtocol) -> Bool { text.unicodeScalars.contains(where: isJapanese) }

  private static func word(_ word: some StringProtocol) -> String {
    guard let first = word.unicodeScalars.firstIndex(where: isJapanese),
      let last = word.unicodeScalars.lastIndex(where: isJapanese)
    else { return String(word) }
    let end = word.unicodeScalars.index(after: last)
    return "\(word[..<first])<span lang=\"ja\">\(word[first..<end])</span>\(word[end...])"
  }

  private static func isJapanese(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3001...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF9F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
