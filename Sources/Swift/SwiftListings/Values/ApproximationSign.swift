/// The signs and words that mark a number as not exact.
enum ApproximationSign {
  private static let signs = ["≈", "≒", "≅", "~=", "~"]
  private static let words = [
    "approximately equal to", "approximately", "approx.", "approx", "about", "roughly", "rounded to", "rounded", "約",
    "およそ", "おおよそ",
    "ほぼ",
  ]

  /// Returns the end of a sign or a word at the beginning of a text; nil if there is none.
  ///
  /// A word in Latin letters is followed by a space or a colon.
  static func prefix(of text: Substring) -> Substring.Index? {
    let start = text.drop { $0 == " " || $0 == "\t" }
    for sign in signs where start.hasPrefix(sign) { return start.dropFirst(sign.count).startIndex }
    for word in words where start.prefix(word.count).lowercased() == word {
      var rest = start.dropFirst(word.count)
      if rest.first == ":" { rest = rest.dropFirst() }
      guard word.first?.isASCII == false || rest.first == " " || signs.contains(where: { rest.hasPrefix($0) }) else {
        continue
      }
      return prefix(of: rest) ?? rest.startIndex
    }
    return nil
  }

  /// Whether the words after a value say that it is not exact: in brackets, or after a comma or a dash.
  static func isNamed(in text: Substring) -> Bool {
    let rest = text.drop { $0 == " " || $0 == "\t" }
    guard let first = rest.first, "(（,—–".contains(first) else { return false }
    let named = rest.dropFirst().prefix { $0 != ")" && $0 != "）" }.lowercased()
    return signs.contains { named.contains($0) }
      || words.contains { word in
        named.ranges(of: word).contains { range in
          word.first?.isASCII == false || named[..<range.lowerBound].last?.isLetter != true
        }
      }
  }
}
