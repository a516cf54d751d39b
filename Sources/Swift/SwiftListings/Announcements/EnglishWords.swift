/// The words and signs of an English sentence, in lower case.
///
/// Code between backquotes and quoted text are one word each, because their content is not the author's statement.
struct EnglishWords {
  /// A word or a sign.
  struct Word {
    var text: String
    /// The character of the sentence at which it begins.
    var offset: Int
  }

  /// The words and signs, from left to right.
  private(set) var words: [Word] = []

  /// Reads a sentence.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  init(_ sentence: String) {
    let signs = Array(sentence)
    var index = 0
    while index < signs.count {
      let start = index
      let sign = signs[index]
      index += 1
      if sign == "`" || sign == "\"" || sign == "\u{201C}" {
        let closing: Character = sign == "\u{201C}" ? "\u{201D}" : sign
        guard let end = signs[index...].firstIndex(of: closing) else {
          words.append(Word(text: String(sign), offset: start))
          continue
        }
        index = end + 1
        words.append(Word(text: "`", offset: start))
      } else if sign.isLetter || sign.isNumber || sign == "_" {
        while index < signs.count, Self.continues(signs, index) { index += 1 }
        let text = String(signs[start..<index]).lowercased().replacing("\u{2019}", with: "'")
        words.append(Word(text: text, offset: start))
      } else if !sign.isWhitespace {
        let isDash = sign == "\u{2013}" || sign == "\u{2014}" || sign == "-"
        words.append(Word(text: isDash ? "\u{2014}" : String(sign), offset: start))
      }
    }
  }

  /// Whether a character belongs to the word before it, as letters and the signs between two letters do.
  private static func continues(_ signs: [Character], _ index: Int) -> Bool {
    let sign = signs[index]
    if sign.isLetter || sign.isNumber || sign == "_" { return true }
    guard ["'", "\u{2019}", "-", "."].contains(sign), index + 1 < signs.count else { return false }
    return signs[index + 1].isLetter || signs[index + 1].isNumber
  }

  /// The text of a word; empty if there is none.
  subscript(index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }

  /// The texts of some words.
  subscript(range: Range<Int>) -> [String] { range.map { self[$0] } }

  /// The number of words and signs.
  var count: Int { words.count }
}
