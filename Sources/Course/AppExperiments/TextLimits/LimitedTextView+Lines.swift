import ExperimentKit

/// The lines of a transcript for a text view.
extension LimitedTextView {
  /// The whole visible screen.
  var screen: [LocalizedText] {
    [
      shown,
      LocalizedText(en: "color: \(color.title)", ja: "文字の色: \(color.title)"),
    ] + (counter == nil ? [] : [counted])
  }

  /// The questions to the delegate, and the screen after them.
  var edited: [LocalizedText] {
    let last = questions.last.map { [line($0)] } ?? []
    let refused = questions.dropLast().filter { !$0.answer.isAccepted }.map(line)
    return refused + last + [shown] + (counter == nil ? [] : [counted])
  }

  /// Returns the question that refuses an event, as the delegate would answer it.
  func refusal(of event: TextLimitEvent) -> [LocalizedText] {
    change(event).map { [line(Question(replacement: $0.replacement, answer: limit.answer(to: $0)))] } ?? []
  }

  private var shown: LocalizedText {
    let shown = EscapedText(text).description
    return LocalizedText(en: "shows: \"\(shown)\"", ja: "表示: \"\(shown)\"")
  }

  private var counted: LocalizedText {
    let count = "\(counter.map(String.init) ?? "") / \(limit.length)"
    return LocalizedText(en: "counter: \(count)", ja: "カウンター: \(count)")
  }

  private func line(_ question: Question) -> LocalizedText {
    let (new, answer) = (EscapedText(question.replacement).description, question.answer)
    let verdict =
      answer.isAccepted ? LocalizedText(en: "yes", ja: "はい") : LocalizedText(en: "no", ja: "いいえ")
    let counts = LocalizedText(
      en: "\(answer.length) of \(limit.length) \(limit.rule.unit), \(answer.lines) of \(limit.lines) lines",
      ja: "\(limit.rule.unit)\(answer.length)/\(limit.length)、行\(answer.lines)/\(limit.lines)")
    return LocalizedText(
      en: "may \"\(new)\" come? \(counts): \(verdict)", ja: "\"\(new)\"を入れてよいか: \(counts) → \(verdict)")
  }
}
