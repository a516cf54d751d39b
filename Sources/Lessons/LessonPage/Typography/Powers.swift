/// The exponents of a text that a caret marks, such as those of `10^-10` and `2^b`.
struct Powers {
  /// An exponent.
  struct Exponent: Equatable {
    /// The position of the caret.
    var caret: Int
    /// The position after the exponent's last character.
    var end: Int
  }

  /// Returns the exponents, from left to right.
  ///
  /// An exponent is a whole number or a single letter, directly after the caret. A digit, a letter, or a closing bracket
  /// comes directly before the caret.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  static func exponents(in text: [Character]) -> [Exponent] {
    text.indices.compactMap { caret in
      guard text[caret] == "^", isBase(text[..<caret]), let end = end(after: caret, in: text) else {
        return nil
      }
      return Exponent(caret: caret, end: end)
    }
  }

  /// Whether a text ends with the base of a power, which is not itself an exponent.
  private static func isBase(_ text: ArraySlice<Character>) -> Bool {
    guard let last = text.last else { return false }
    if last == ")" || last == "]" { return true }
    let word = text.reversed().prefix { $0.isDigit || isLetter($0) }
    return !word.isEmpty && text.dropLast(word.count).last != "^"
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter && (character.isASCII || ("α"..."ω").contains(character))
  }

  private static func end(after caret: Int, in text: [Character]) -> Int? {
    let rest = text[(caret + 1)...]
    let signed = rest.first.map { ["-", "+", MinusSigns.sign].contains($0) } == true ? rest.dropFirst() : rest
    let digits = signed.prefix(while: \.isDigit)
    let end: Int
    if !digits.isEmpty {
      end = digits.endIndex
    } else if let letter = rest.first, isLetter(letter) {
      end = rest.startIndex + 1
    } else {
      return nil
    }
    guard let next = text[end...].first else { return end }
    let continues = next.isDigit || isLetter(next) || ["_", "^"].contains(next)
    let isFraction = [".", "/"].contains(next) && text.indices.contains(end + 1) && text[end + 1].isDigit
    return continues || isFraction ? nil : end
  }
}
