/// The places in a long number, expression, or path where a line may end.
enum LongWord {
  /// The marks after which a line may end.
  private static let marks: Set = ["_", "/", ",", ";", ":", "(", "{", "[", "&", "=", "*", "+", "|", "<", "…", "."]
  /// The number of digits between two places for breaks.
  private static let group = 4
  /// The smallest number of digits that are broken into groups.
  private static let fewestDigits = 12

  /// Returns the positions before which a line may start.
  ///
  /// - Parameter word: the characters of a text without spaces.
  /// - Returns: the positions.
  static func breaks(in word: [String]) -> Set<Int> {
    var breaks: Set<Int> = []
    var start = 0
    while start < word.count {
      let digits = word[start...].prefix { isDigit($0) }
      if digits.count >= fewestDigits {
        let isFraction = start > 0 && word[start - 1] == "."
        let first = isFraction ? group : digits.count % group
        breaks.formUnion(stride(from: start + first, to: digits.endIndex, by: group).filter { $0 > start })
      }
      let end = digits.endIndex
      if end < word.count, end + 1 < word.count, marks.contains(word[end]), !isPoint(end, in: word),
        !marks.contains(word[end + 1])
      {
        breaks.insert(end + 1)
      }
      start = end + 1
    }
    return breaks.filter { $0 > 1 }
  }

  /// Whether a character is a digit of some base, or stands for a digit that is hidden.
  private static func isDigit(_ character: String) -> Bool {
    character.utf8.count == 1 && (character.first?.isHexDigit == true || character == "x")
  }

  /// Whether a character is the point or the sign of a number.
  private static func isPoint(_ index: Int, in word: [String]) -> Bool {
    guard word[index] == "." || word[index] == "+" else { return false }
    return word[index + 1].first?.isNumber == true
  }
}
