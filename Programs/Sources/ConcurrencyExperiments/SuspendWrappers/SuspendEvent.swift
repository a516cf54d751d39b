import ExperimentKit

/// What can happen to a screen that waits for a suspending function.
enum SuspendEvent: String, ScriptWord, MachineEvent {
  /// The queue runs the job that has waited longest.
  case run
  /// The server answers with the user.
  case answer
  /// The server answers with nothing.
  case answerNothing = "answer-nil"
  /// The server answers with a failure.
  case fail
  /// Somebody calls `cancel()`.
  case cancel
  /// The screen goes away; it cancels, if it can.
  case leave

  /// What the event is, in Japanese.
  var meaning: String {
    switch self {
    case .run: "キューが1つ実行する"
    case .answer: "応答"
    case .answerNothing: "nilの応答"
    case .fail: "失敗の応答"
    case .cancel: "キャンセル"
    case .leave: "画面の破棄"
    }
  }

  /// The answer that comes with the event, if one does.
  func answer(for user: String) -> CallAnswer? {
    switch self {
    case .answer: .user(user)
    case .answerNothing: .nothing
    case .fail: .failure
    case .run, .cancel, .leave: nil
    }
  }
}

extension SuspendEvent: WrittenEvent {
  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    self = try line.event(among: Self.allCases, forms: Self.forms)
    guard line.rest.isEmpty else {
      throw ValueError("something stands behind `\(rawValue)`", help: "Write `\(rawValue)`.")
    }
  }
}
