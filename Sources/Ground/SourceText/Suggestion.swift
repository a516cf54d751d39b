/// Suggestions of the allowed word that a writer probably meant.
public enum Suggestion {
  /// Returns the allowed word nearest to a written one, if it is near enough to be a typing error.
  ///
  /// A word is near enough if it differs by at most a third of the longer word's length in insertions, deletions,
  /// replacements and swaps of neighbors. It is also near enough if one word is the beginning of the other and has at
  /// least three letters. The first of equally near words is returned.
  /// - Complexity: O(*n* · *m*²) for *n* words of *m* characters.
  public static func nearest(to word: String, among allowed: some Sequence<String>) -> String? {
    let written = Array(word.lowercased())
    guard !written.isEmpty, written.count <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in allowed {
      let letters = Array(candidate.lowercased())
      let longer = max(written.count, letters.count)
      var distance = distance(written, letters)
      let shorter = min(written.count, letters.count)
      if shorter >= 3, written.prefix(shorter) == letters.prefix(shorter) { distance = min(distance, 1) }
      if distance <= max(1, longer / 3), distance < longer, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// Returns whether a single typing error turns one word into another: a doubled, missing, swapped or wrong letter.
  ///
  /// A plural and a different number are not typing errors. For words with fewer than five letters, the result is
  /// always false.
  ///
  /// - Complexity: O(*m*²) for words of *m* characters.
  package static func isSlip(_ word: String, of other: String) -> Bool {
    guard min(word.count, other.count) >= 5, distance(Array(word), Array(other)) == 1 else { return false }
    return word + "s" != other && other + "s" != word && word.filter { !$0.isNumber } != other.filter { !$0.isNumber }
  }

  /// Returns help that lists the allowed words and suggests the one that was probably meant.
  ///
  /// - Parameters:
  ///   - word: the written word.
  ///   - allowed: the allowed words.
  ///   - forms: the forms to list instead of the allowed words, if they have more parts.
  ///   - what: the plural noun for the allowed words, such as `encodings`.
  /// - Returns: a sentence that lists the allowed words, after a question for the suggestion, if there is one.
  public static func help(
    for word: String, among allowed: [String], forms: [String]? = nil, what: Message
  ) -> Message {
    help(near: nearest(to: word, among: allowed), list(forms ?? allowed, what: what))
  }

  /// Returns other help, after a question for the suggestion, if there is one.
  public static func help(near: String?, _ rest: Message) -> Message {
    near.map { "Did you mean `\($0)`? \(rest)" } ?? rest
  }

  /// The most words to list.
  private static let mostWords = 100

  /// Returns a sentence that lists the allowed words.
  public static func list(_ allowed: [String], what: Message) -> Message {
    let words = allowed.prefix(mostWords).map { "`\($0)`" }.joined(separator: ", ")
    let rest = allowed.count - mostWords
    return rest > 0 ? "The \(what) are: \(words) and \(rest) more." : "The \(what) are: \(words)."
  }

  /// Returns the number of single-character edits between two words; a swap of neighbors counts once.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row] + [Int](repeating: 0, count: right.count)
      for column in 1...right.count {
        let same = left[row - 1] == right[column - 1]
        current[column] = min(
          last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          current[column] = min(current[column], beforeLast[column - 2] + 1)
        }
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
