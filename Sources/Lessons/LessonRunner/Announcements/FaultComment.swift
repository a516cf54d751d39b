import Results
import SourceText
import SwiftListings

/// Reads what comments say of faults, in English or Japanese.
enum FaultComment {
  /// Reads what a comment announces beyond doubt.
  ///
  /// - Parameter text: the comment without the signs around it, and with the lines of comments that go on with it.
  /// - Returns: the fault; nil where it says something else.
  static func fault(_ text: String) -> AnnouncedFault? {
    guard !text.hasSuffix("?"), isWorthReading(text) else { return nil }
    var words = text
    let signs = words.filter { allSigns.contains($0) }
    words.removeAll { allSigns.contains($0) }
    var plain = String(words.drop { !$0.isLetter && $0 != "`" && !$0.isNumber }).trimmed
    // As a debugger writes it.
    if plain.hasPrefix("Thread "), let colon = plain.firstIndex(of: ":") {
      plain = String(plain[plain.index(after: colon)...]).trimmed
    }
    if !signs.isEmpty, plain.isEmpty { return signs.allSatisfy(ends.contains) ? .runtimeError : .error }
    for sentence in plain.sentences {
      if let said = EnglishAnnouncement(sentence.text).ofComment ?? japanese(sentence.text) { return said.fault }
    }
    return !signs.isEmpty && refuses(plain) ? .error : nil
  }

  /// Whether a text has a sign that stands for what cannot be, or ends the program.
  static func hasSign(_ text: String) -> Bool { text.contains(where: allSigns.contains) }

  private static func japanese(_ sentence: String) -> FaultStatement? {
    JapaneseAnnouncement(sentence.trimmingEnd("。．.")).ofComment
  }

  private static func isWorthReading(_ text: String) -> Bool {
    if hasSign(text) { return true }
    let small = text.lowercased()
    return stems.contains(where: small.contains)
  }

  /// Whether words behind a sign say that something cannot be.
  private static func refuses(_ text: String) -> Bool {
    let start = text.lowercased().replacing("\u{2019}", with: "'")
    return ["cannot ", "can't ", "not allowed", "not permitted", "not possible", "invalid", "illegal", "impossible"]
      .contains { start.hasPrefix($0) }
  }

  private static let stems = [
    "error", "exception", "crash", "trap", "compil", "overflow", "assert", "fail", "エラー", "クラッシュ", "トラップ", "コンパイル",
    "終了", "オーバーフロー",
    "停止",
    "アサーション",
  ]
  /// Signs that end the program.
  private static let ends: Set<Character> = ["💥", "☠️", "☠", "💣"]
  private static let allSigns: Set<Character> = ends.union([
    "❌", "✖️", "🚫", "⛔", "⛔️", "🛑", "🙅", "🙅‍♂️", "🙅‍♀️",
  ])
}

extension String {
  /// The text without some signs at its end.
  func trimmingEnd(_ signs: String) -> String {
    var text = self
    while let last = text.last, signs.contains(last) { text.removeLast() }
    return text
  }
}
