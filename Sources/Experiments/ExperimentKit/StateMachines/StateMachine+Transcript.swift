import Results
import SourceText

extension StateMachine.Run {
  /// The transcript, with a line per event and its output indented below it.
  ///
  /// A line names the event and the states before and after; a refused event has the state and the reason.
  public var lines: Lines {
    Lines(steps.flatMap(\.lines))
  }
}

extension StateMachine.Step {
  fileprivate var lines: [LocalizedText] {
    let event = isRaised ? LocalizedText(en: "then \(event.written)", ja: "続いて\(event.written)") : event.written
    let indented = printed.map { "  \($0)" as LocalizedText }
    return switch outcome {
    case .to: ["\(event): \(from.title) → \(to.title)"] + indented
    case .stays: ["\(event): \(from.title)"] + indented
    case .refused:
      [LocalizedText(en: "\(event): refused (\(from.title))", ja: "\(event): 拒否(\(from.title))")] + indented
    case nil: [LocalizedText(en: "\(event): unanswered (\(from.title))", ja: "\(event): 応答なし(\(from.title))")]
    }
  }
}
