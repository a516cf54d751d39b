import CLibrary

/// A line whose words are compared with those of a list.
struct SpelledLine {
  /// The line, with each code span and quotation replaced by as many spaces, counted in bytes.
  let text: String
  /// The text with lowercase ASCII letters, so that every character keeps its position.
  private let small: String
  /// Whether no character of the line can be written in another way, so that its bytes can be compared.
  let hasOneForm: Bool

  /// Creates a line.
  init(_ line: String) {
    text = Self.masked(line)
    small = text.smallLatin
    hasOneForm = text.hasOneForm
  }

  /// Returns the places of a phrase.
  ///
  /// If a Latin letter begins or ends it, only whole words match, with or without capital letters.
  func places(of phrase: SpelledPhrase) -> [Range<String.Index>] {
    if hasOneForm, phrase.hasOneForm, !small.hasBytes(of: phrase.small) { return [] }
    guard phrase.beginsLatin || phrase.endsLatin else { return text.ranges(of: phrase.text) }
    return small.ranges(of: phrase.small).compactMap { place in
      let start = text.utf8.index(
        text.startIndex, offsetBy: small.utf8.distance(from: small.startIndex, to: place.lowerBound))
      let end = text.utf8.index(start, offsetBy: phrase.text.utf8.count)
      let before = start == text.startIndex ? nil : text[text.index(before: start)]
      let after = end == text.endIndex ? nil : text[end]
      return phrase.beginsLatin && before.isLatin || phrase.endsLatin && after.isLatin ? nil : start..<end
    }
  }

  /// Returns a line with spaces for its code spans and quotations.
  private static func masked(_ line: String) -> String {
    // A regular expression takes longer to create than to use, and most lines need none.
    let marks: [(String, () -> Regex<Substring>)] = [
      ("`", { /`[^`]*`/ }), ("「", { /「[^「」]*」/ }), ("『", { /『[^『』]*』/ }),
    ]
    return marks.reduce(line) { line, mark in
      guard line.hasBytes(of: mark.0) || line.utf8.contains(0) else { return line }
      return line.replacing(mark.1()) { String(repeating: " ", count: $0.output.utf8.count) }
    }
  }
}

/// A phrase to search for in lines.
struct SpelledPhrase {
  let text: String
  /// The phrase with lowercase ASCII letters.
  let small: String
  /// Whether no character of the phrase can be written in another way.
  let hasOneForm: Bool
  let beginsLatin: Bool
  let endsLatin: Bool

  /// Creates a phrase.
  init(_ text: String) {
    self.text = text
    (small, hasOneForm) = (text.smallLatin, text.hasOneForm)
    (beginsLatin, endsLatin) = (text.first.isLatin, text.last.isLatin)
  }
}

extension Character? {
  /// Whether this is a Latin letter without marks.
  fileprivate var isLatin: Bool { map { $0.isASCII && $0.isLetter } ?? false }
}

extension String {
  /// The text with lowercase ASCII letters.
  fileprivate var smallLatin: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  /// Whether the bytes of another text are somewhere in this one, both without NUL: a search that takes a fraction of the
  /// time of one for characters.
  fileprivate func hasBytes(of other: String) -> Bool {
    withCString { text in other.withCString { strstr(text, $0) != nil } }
  }

  /// Whether each scalar is a character by itself, which no other scalars can replace.
  ///
  /// A kana with its voicing mark has another form, but the mark of that form is none of these scalars.
  fileprivate var hasOneForm: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x20..<0x7F, 0x2010...0x2027, 0x2190...0x2199, 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF,
        0x4E00...0x9FFF, 0xFF01...0xFF9D:
        true
      default: false
      }
    }
  }
}
