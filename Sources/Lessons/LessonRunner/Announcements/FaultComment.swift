import Results
import SourceText
import SwiftListings

/// The faults that comments announce, in English or Japanese.
enum FaultComment {
  /// Reads the fault that a comment announces beyond doubt.
  ///
  /// - Parameter text: the comment without the signs around it, including the lines of comments that continue it.
  /// - Returns: the fault; nil if the comment says something else.
  static func fault(_ text: String) -> AnnouncedFault? {
    guard !text.hasSuffix("?"), isWorthReading(text) else { return nil }
    var words = text
    let signs = words.filter { allSigns.contains($0) }
    words.removeAll { allSigns.contains($0) }
    var plain = String(words.drop { !$0.isLetter && $0 != "`" && !$0.isNumber }).trimmed
    // Debuggers write the name of a thread before the message.
    if plain.hasPrefix("Thread "), let colon = plain.firstIndex(of: ":") {
      plain = String(plain[plain.index(after: colon)...]).trimmed
    }
    if !signs.isEmpty, plain.isEmpty { return signs.allSatisfy(ends.contains) ? .runtimeError : .error }
    for sentence in plain.sentences {
      if let said = EnglishAnnouncement(sentence.text).ofComment ?? japanese(sentence.text) { return said.fault }
    }
    return !signs.isEmpty && refuses(plain) ? .error : nil
  }

  /// Whether a text has a sign for something impossible, or for the end of the program.
  static func hasSign(_ text: String) -> Bool { text.contains(where: allSigns.contains) }

  /// Whether a comment recommends its code or advises against it, as in `✅ Good: …` and `❌ Bad: …`.
  static func isAdvice(_ text: String) -> Bool {
    text.contains("✅")
      || text.drop { !$0.isLetter }
        .prefixMatch(of: /(?i:bad|good|avoid|prefer|recommended|not recommended|discouraged)\b/) != nil
  }

  private static func japanese(_ sentence: String) -> FaultStatement? {
    JapaneseAnnouncement(sentence.trimmingEnd("。．.")).ofComment
  }

  private static func isWorthReading(_ text: String) -> Bool {
    if hasSign(text) { return true }
    let small = text.lowercased()
    return stems.contains(where: small.contains)
  }

  /// Whether the words after a sign say that something is impossible.
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
  /// The signs that mean the end of the program.
  private static let ends: Set<Character> = ["💥", "☠️", "☠", "💣"]
  private static let allSigns: Set<Character> = ends.union([
    "❌", "✖️", "🚫", "⛔", "⛔️", "🛑", "🙅", "🙅‍♂️", "🙅‍♀️",
  ])
}

extension String {
  /// Returns the text without certain signs at its end.
  func trimmingEnd(_ signs: String) -> String {
    var text = self
    while let last = text.last, signs.contains(last) { text.removeLast() }
    return text
  }
}
