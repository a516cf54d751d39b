import SourceText

/// The places where a line of text may be broken: between words, and in Japanese between phrases.
///
/// Japanese has no spaces. A phrase usually ends in hiragana, so a line is broken after punctuation, and where hiragana
/// is followed by a kanji, a katakana, or a digit. Hiragana between kanji is often part of a word, as in 引き算.
enum LineBreaks {
  /// Returns the parts between which a line may be broken.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  static func phrases(_ text: String) -> [String] { pieces(text, isBreak) }

  /// Returns the parts of a phrase that is too long for a line: its characters, with the marks that belong to them.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  static func characters(_ phrase: String) -> [String] {
    pieces(phrase) { _, left, right in
      (left.isWide || right.isWide) && !closing.contains(right) && !opening.contains(left)
    }
  }

  private static func pieces(_ text: String, _ isBreak: (Character, Character, Character) -> Bool) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var (second, last): (Character, Character) = (" ", " ")
    for character in text {
      if !piece.isEmpty, isBreak(second, last, character) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
      (second, last) = (last, character)
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// Whether a line may be broken between the last two of three characters.
  private static func isBreak(_ second: Character, _ left: Character, _ right: Character) -> Bool {
    if left == " " { return right != " " }
    if right == " " || closing.contains(right) || opening.contains(left) { return false }
    if ends.contains(left) { return true }
    if wideOpening.contains(right) { return true }
    if wideClosing.contains(left) { return right.isKanji || right.isKatakana }
    guard left.isHiragana else { return false }
    if right.isKatakana || right.isLetterOrDigit { return true }
    return right.isKanji && !isInWord(second, left, right)
  }

  /// Whether hiragana before a kanji is part of its word.
  private static func isInWord(_ second: Character, _ left: Character, _ right: Character) -> Bool {
    if left == "お" || left == "ご" { return true }
    if right == "方" { return !"のるうくすつぬむいたな".contains(left) }
    if second.isNumber { return left == "つ" || left == "か" }
    return second.isKanji && !particles.contains(left)
  }

  private static let particles = Set("はがをにのともでへや")
  private static let ends = Set("、。，．：；？！…")
  private static let wideOpening = Set("（［｛「『【〈《〔")
  private static let wideClosing = Set("）］｝」』】〉》〕")
  private static let closing = Set("、。，．：；？！）］｝」』】〉》〕ー々ゃゅょっャュョッぁぃぅぇぉァィゥェォ%％‰°℃,.:;?!)]}”’…")
  private static let opening = Set("（［｛「『【〈《〔“‘([{")
}

extension Character {
  fileprivate var isWide: Bool { DisplayWidth.of(String(self)) == 2 }
  private var first: UInt32 { unicodeScalars.first?.value ?? 0 }
  fileprivate var isHiragana: Bool { (0x3041...0x309F).contains(first) }
  fileprivate var isKatakana: Bool { (0x30A1...0x30FA).contains(first) || (0x30FC...0x30FF).contains(first) }
  fileprivate var isKanji: Bool {
    switch first {
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber || self == "-" || self == "+") }
}
