import Results
import SourceText

extension StateMachine.Run {
  /// The transcript: a line an event, and what it printed, indented, below it.
  ///
  /// A line names the event and the states before and after; a refused event tells the state and the reason.
  public var lines: Lines {
    Lines(steps.flatMap(\.lines))
  }
}

extension StateMachine.Step {
  fileprivate var lines: [LocalizedText] {
    let event = LocalizedText(
      en: isRaised ? "then \(self.event.written.en)" : self.event.written.en,
      ja: isRaised ? "続いて\(self.event.written.ja)" : self.event.written.ja)
    switch outcome {
    case .to:
      return [
        LocalizedText(
          en: "\(event.en): \(from.title.en) → \(to.title.en)", ja: "\(event.ja): \(from.title.ja) → \(to.title.ja)")
      ]
        + indented
    case .stays:
      return [LocalizedText(en: "\(event.en): \(from.title.en)", ja: "\(event.ja): \(from.title.ja)")] + indented
    case .refused:
      return [LocalizedText(en: "\(event.en): refused (\(from.title.en))", ja: "\(event.ja): 拒否(\(from.title.ja))")]
        + indented
    case nil:
      return [
        LocalizedText(en: "\(event.en): unanswered (\(from.title.en))", ja: "\(event.ja): 応答なし(\(from.title.ja))")
      ]
    }
  }

  private var indented: [LocalizedText] {
    printed.map { LocalizedText(en: "  \($0.en)", ja: "  \($0.ja)") }
  }
}
