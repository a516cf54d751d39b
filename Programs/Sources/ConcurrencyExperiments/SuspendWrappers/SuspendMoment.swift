import ExperimentKit

/// The moment of a call of `cancel()` in the life of a request.
enum SuspendMoment: CaseIterable {
  case never
  case beforeStart
  case suspended
  case answered
  case checked
  case after

  /// The description of the moment.
  var title: LocalizedText {
    switch self {
    case .never: LocalizedText(en: "never", ja: "しない")
    case .beforeStart: LocalizedText(en: "before the task starts", ja: "タスクが始まる前")
    case .suspended: LocalizedText(en: "while it waits for the answer", ja: "応答を待つ間")
    case .answered: LocalizedText(en: "answered, but not run on yet", ja: "応答の後、再開する前")
    case .checked: LocalizedText(en: "checked, but not called back yet", ja: "確認の後、コールバックの前")
    case .after: LocalizedText(en: "after the callback", ja: "コールバックの後")
    }
  }

  /// Returns the script of a call that is canceled at the moment.
  ///
  /// - Parameters:
  ///   - answer: the server's answer.
  ///   - form: the way the function is called.
  /// - Returns: the events; nil for a form without this moment.
  func events(_ answer: SuspendEvent, _ form: SuspendForm) -> [SuspendEvent]? {
    guard form.isCancelable || self == .never else { return nil }
    let turns: [SuspendEvent] = form == .earlyCheck ? [.run, .run] : [.run]
    switch self {
    case .never: return [.run, answer] + turns
    case .beforeStart: return [.cancel, .run]
    case .suspended: return [.run, .cancel, .run, answer]
    case .answered: return [.run, answer, .cancel, .run]
    case .checked: return form == .earlyCheck ? [.run, answer, .run, .cancel, .run] : nil
    case .after: return [.run, answer] + turns + [.cancel]
    }
  }
}
