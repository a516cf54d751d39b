import ExperimentKit
import SourceText

/// What a transcript shows of a text view.
extension LimitedTextView {
  /// All that can be seen.
  var screen: [LocalizedText] {
    [
      shown,
      LocalizedText(en: "color: \(color.title.en)", ja: "文字の色: \(color.title.ja)"),
    ] + (counter == nil ? [] : [counted])
  }

  /// What the delegate was asked, and what can then be seen.
  var edited: [LocalizedText] {
    let last = questions.last.map { [line($0)] } ?? []
    let refused = questions.dropLast().filter { !$0.answer.isAccepted }.map(line)
    return refused + last + [shown] + (counter == nil ? [] : [counted])
  }

  /// The question that refuses an event, as the delegate would answer it.
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
    let unit = limit.rule.unit
    let verdict =
      answer.isAccepted ? LocalizedText(en: "yes", ja: "はい") : LocalizedText(en: "no", ja: "いいえ")
    return LocalizedText(
      en: "may \"\(new)\" come? \(answer.length) of \(limit.length) \(unit.en), \(answer.lines) of \(limit.lines) "
        + "lines: \(verdict.en)",
      ja: "\"\(new)\"を入れてよいか: \(unit.ja)\(answer.length)/\(limit.length)、行\(answer.lines)/\(limit.lines) → "
        + "\(verdict.ja)")
  }
}
