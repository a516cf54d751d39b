/// Near misses: which of the allowed words a writer probably meant.
public enum Suggestion {
  /// The allowed word nearest to `word`, if one is near enough to be a slip of the fingers.
  ///
  /// Near enough is a third of the longer word's length in insertions, deletions, replacements and swaps of
  /// neighbours, or one word being the start of the other, of three letters at least. The first of equally near words wins.
  ///
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

  /// Whether one slip of the fingers makes one word of another: a letter that is doubled, missing, swapped with its neighbor or
  /// another one; not a plural, and not another number.
  ///
  /// Of words with fewer than five letters that cannot be said.
  ///
  /// - Complexity: O(*m*²) for words of *m* characters.
  package static func isSlip(_ word: String, of other: String) -> Bool {
    guard min(word.count, other.count) >= 5, distance(Array(word), Array(other)) == 1 else { return false }
    return word + "s" != other && other + "s" != word && word.filter { !$0.isNumber } != other.filter { !$0.isNumber }
  }

  /// Says what is allowed, and what was probably meant.
  ///
  /// - Parameters:
  ///   - word: what was written.
  ///   - allowed: the allowed words.
  ///   - forms: what to list in place of the allowed words, where more belongs to each.
  ///   - what: the plural noun for the allowed words, such as `encodings`.
  /// - Returns: a sentence that lists the allowed words, behind a question for the near miss, if there is one.
  public static func help(
    for word: String, among allowed: [String], forms: [String]? = nil, what: Message
  ) -> Message {
    help(near: nearest(to: word, among: allowed), list(forms ?? allowed, what: what))
  }

  /// Asks whether a near miss was meant, if there is one, before what else helps.
  public static func help(near: String?, _ rest: Message) -> Message {
    near.map { "Did you mean `\($0)`? \(rest)" } ?? rest
  }

  /// Of more words, only the first are listed.
  private static let mostWords = 100

  /// A sentence that lists what is allowed.
  public static func list(_ allowed: [String], what: Message) -> Message {
    let words = allowed.prefix(mostWords).map { "`\($0)`" }.joined(separator: ", ")
    let rest = allowed.count - mostWords
    return rest > 0 ? "The \(what) are: \(words) and \(rest) more." : "The \(what) are: \(words)."
  }

  /// The number of single-character edits between two words, swaps of neighbours counting once.
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
