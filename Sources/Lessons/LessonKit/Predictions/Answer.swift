import ExactNumbers
import SourceText

/// A learner's answer in its canonical form, which comparisons use.
///
/// Differences without meaning are removed: the width of characters, the many minus signs, spaces, `0b`. Differences
/// with meaning stay: leading zeros of a code, the sign of a zero, letter case of text.
public enum Answer {
  /// The maximum length of an answer that is read, in characters.
  public static let longest = 1_000

  /// Returns the form of an answer that comparisons use.
  ///
  /// - Parameters:
  ///   - text: the answer as written.
  ///   - kind: the kind of the answer.
  /// - Returns: the form; nil for text that is not an answer of that kind.
  /// - Complexity: O(*n*), for numbers O(*n*²).
  public static func canonical(_ text: String, as kind: AnswerKind) -> String? {
    guard text.unicodeScalars.count <= longest else { return nil }
    let text = plain(text)
    guard !text.isEmpty else { return nil }
    switch kind {
    case .number: return AnswerNumber.canonical(text)
    case .code: return code(text)
    case .word: return word(text)
    case .text: return text
    }
  }

  /// Returns text with one form of each space, sign and letter, without spaces and backticks at its ends.
  private static func plain(_ text: String) -> String {
    var result = ""
    var isBlank = true
    for scalar in text.unicodeScalars {
      let folded = AnswerCharacters.folded(scalar)
      guard let folded else { continue }
      if folded == " " {
        if !isBlank { result.unicodeScalars.append(folded) }
        isBlank = true
      } else {
        result.unicodeScalars.append(folded)
        isBlank = false
      }
    }
    if isBlank, !result.isEmpty { result.removeLast() }
    return result.count > 1 && result.first == "`" && result.last == "`" ? without("` ", atEndsOf: result) : result
  }

  private static func code(_ text: String) -> String? {
    let digits = text.lowercased().filter { $0 != " " && $0 != "_" }
    for (prefix, allowed) in [("0b", "01"), ("0x", hexadecimal)] where digits.hasPrefix(prefix) {
      let rest = String(digits.dropFirst(2))
      if !rest.isEmpty, rest.allSatisfy(allowed.contains) { return rest }
    }
    return digits.allSatisfy(hexadecimal.contains) ? digits : nil
  }

  /// Whether every character of a value is a digit of a code.
  static func isCode(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy(hexadecimal.contains)
  }

  private static let hexadecimal = "0123456789abcdef"

  private static func word(_ text: String) -> String? {
    let word = without(" `.。!?\"'「」『』", atEndsOf: text.lowercased())
    return word.isEmpty ? nil : word == "無し" ? "なし" : word
  }

  private static func without(_ marks: String, atEndsOf text: String) -> String {
    String(text.drop(while: marks.contains).reversed().drop(while: marks.contains).reversed())
  }
}
