import ExperimentKit

/// The largest length of a text, and the rule that judges a change before it is made.
struct TextLimit: Sendable, Hashable {
  /// The rules by the names that parameters use.
  enum Rule: String, CaseIterable, Sendable {
    /// The source's rule: characters before, plus new characters, minus UTF-16 code units that are removed.
    case article
    /// The characters of the result.
    case characters
    /// The Unicode scalars of the result.
    case scalars
    /// The UTF-16 code units of the result.
    case utf16 = "utf-16"
    /// The bytes of the result in UTF-8.
    case utf8 = "utf-8"

    /// Returns the length of a text.
    func length(of text: String) -> Int {
      switch self {
      case .article, .characters: text.count
      case .scalars: text.unicodeScalars.count
      case .utf16: text.utf16.count
      case .utf8: text.utf8.count
      }
    }

    /// The unit of the length, as text.
    var unit: LocalizedText {
      switch self {
      case .article, .characters: LocalizedText(en: "characters", ja: "文字")
      case .scalars: LocalizedText(en: "scalars", ja: "スカラー")
      case .utf16: LocalizedText(en: "UTF-16 units", ja: "UTF-16単位")
      case .utf8: LocalizedText(en: "bytes", ja: "バイト")
      }
    }
  }

  /// The answer of a rule to a change.
  struct Answer: Sendable, Hashable {
    /// The length that the rule computes for the result.
    let length: Int
    /// The number of lines that the rule computes for the result.
    let lines: Int
    /// Whether the change may be made.
    let isAccepted: Bool
  }

  /// The rule.
  let rule: Rule
  /// The largest length, in the unit of the rule.
  let length: Int
  /// The largest number of lines.
  let lines: Int

  /// The source's limit.
  static let source = TextLimit(rule: .article, length: 50, lines: 7)

  /// Returns the answer to a change; every rule except the source's accepts every deletion.
  func answer(to change: TextChange) -> Answer {
    let answer = computed(change)
    let fits = answer.length <= length && answer.lines <= lines
    let isDeletion = rule != .article && change.replacement.isEmpty
    return Answer(length: answer.length, lines: answer.lines, isAccepted: fits || isDeletion)
  }

  /// Returns whether a whole text is within the limit.
  func holds(_ text: String) -> Bool {
    rule.length(of: text) <= length && text.lineCount <= lines
  }

  /// Returns the longest beginning of a text, of whole characters, that may replace a range.
  func longestFit(_ change: TextChange) -> String {
    var kept = change.replacement
    while !kept.isEmpty,
      !answer(to: TextChange(text: change.text, range: change.range, replacement: kept)).isAccepted
    {
      kept.removeLast()
    }
    return kept
  }

  private func computed(_ change: TextChange) -> (length: Int, lines: Int) {
    guard rule == .article else {
      let result = change.result
      return (rule.length(of: result), result.lineCount)
    }
    let (before, new) = (change.text, change.replacement)
    return (
      before.count + new.count - change.range.count, (before.newlineScalars + 1) + (new.newlineScalars + 1) - 1
    )
  }
}
