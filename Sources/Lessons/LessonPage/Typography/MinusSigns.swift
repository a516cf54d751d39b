/// The hyphens of a text that are minus signs: those before numbers, and those between the parts of a difference.
struct MinusSigns {
  /// The minus sign.
  static let sign: Character = "\u{2212}"

  /// The text without tags; code in it is a ``Typography/code`` character, which no number is made of.
  private let text: [Character]

  private init(_ text: [Character]) { self.text = text }

  /// Returns the positions of the hyphens that are minus signs.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  static func positions(in text: [Character]) -> [Int] {
    let signs = MinusSigns(text)
    return text.indices.filter { text[$0] == "-" && (signs.isPrefix($0) || signs.isDifference($0)) }
  }

  // MARK: Before a number

  /// The marks after which a hyphen can be a sign, as far as a number follows it.
  private static let openers: Set<Character> = [
    "(", "[", "{", "\"", "'", "“", "‘", "«", "=", "×", "÷", "*", "/", "+", "±", "·", "<", ">", "≤", "≥", "≈", "≠", "~",
    "→",
    "←", "…", ":", ";", ",", "|", "^", "–", "—", sign, "、", "。", "・", "「", "『", "（", "［", "【", "：", "；", "＝", "〜", "～",
  ]

  private func isPrefix(_ index: Int) -> Bool {
    guard isNumber(from: index + 1) else { return false }
    guard let before = character(index - 1) else { return true }
    // After katakana or kanji a hyphen belongs to a name, such as that of a rocket.
    return before.isWhitespace || before.isHiragana || Self.openers.contains(before)
  }

  /// Whether a number without a sign starts at a position.
  private func isNumber(from start: Int) -> Bool {
    guard let first = character(start) else { return false }
    if first.isDigit || first == "∞" || first == "√" || first == "π" { return true }
    if first == "." { return character(start + 1)?.isDigit == true }
    return Self.words.contains { word in
      text.indices.contains(start + word.count - 1) && text[start..<start + word.count].elementsEqual(word)
        && character(start + word.count)?.isWordCharacter != true
    }
  }

  /// The words that are numbers.
  private static let words = ["inf", "infinity", "nan"]

  // MARK: Between numbers

  private func isDifference(_ index: Int) -> Bool {
    guard character(index - 1)?.isWhitespace == true, character(index + 1)?.isWhitespace == true,
      let left = text[..<index].lastIndex(where: { !$0.isWhitespace }),
      let right = text[(index + 1)...].firstIndex(where: { !$0.isWhitespace })
    else { return false }
    return isOperand(endingAt: left)
      && (isOperand(from: right) || text[right].isLetter && followsOperator(left))
  }

  private func isOperand(endingAt end: Int) -> Bool {
    let last = text[end]
    if last.isNumber || [")", "]", "∞"].contains(last) { return true }
    let word = text[...end].reversed().prefix(while: \.isWordCharacter)
    return Self.isVariable(word) || Self.words.contains { $0.reversed().elementsEqual(word) }
  }

  private func isOperand(from start: Int) -> Bool {
    let first = text[start]
    if first == "(" || isNumber(from: start) { return true }
    if first == "-" || first == Self.sign { return isNumber(from: start + 1) }
    return Self.isVariable(text[start...].prefix(while: \.isWordCharacter))
  }

  /// Whether a word is the name of a variable: a single small letter.
  private static func isVariable(_ word: some Collection<Character>) -> Bool {
    word.count == 1 && word.first?.isLowercase == true
  }

  /// Whether an operator comes before the number that ends at a position, as in `8 + 4 - bias`.
  private func followsOperator(_ end: Int) -> Bool {
    guard text[end].isDigit, let space = text[...end].lastIndex(where: \.isWhitespace),
      let mark = text[..<space].last(where: { !$0.isWhitespace })
    else { return false }
    return ["+", "=", "×", "-", Self.sign].contains(mark)
  }

  private func character(_ index: Int) -> Character? { text.indices.contains(index) ? text[index] : nil }
}

extension Character {
  /// Whether the character is a digit from 0 to 9.
  var isDigit: Bool { isASCII && isNumber }

  /// Whether the character can be part of a word or a number in Latin letters.
  fileprivate var isWordCharacter: Bool { isDigit || isLetter && !isJapanese || self == "_" }

  fileprivate var isHiragana: Bool {
    unicodeScalars.first.map { (0x3041...0x309F).contains($0.value) } ?? false
  }

  private var isJapanese: Bool {
    unicodeScalars.first.map { $0.value >= 0x3000 } ?? false
  }
}
