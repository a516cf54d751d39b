import ExperimentKit

/// An event of a screen that waits for a suspending function.
enum SuspendEvent: String, ScriptWord, MachineEvent {
  /// The queue runs the job that has waited longest.
  case run
  /// The server answers with the user.
  case answer
  /// The server answers with nothing.
  case answerNothing = "answer-nil"
  /// The server answers with a failure.
  case fail
  /// The call of `cancel()`.
  case cancel
  /// The screen disappears; it cancels if it can.
  case leave

  /// The meaning of the event, in Japanese.
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

  /// Returns the answer of the event, if there is one.
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
      throw ValueError("nothing can follow `\(rawValue)`", help: "Write `\(rawValue)`.")
    }
  }
}
