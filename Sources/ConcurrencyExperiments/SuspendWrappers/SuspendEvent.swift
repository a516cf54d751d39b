import ExperimentKit
import SourceText

/// What can happen to a screen that waits for a suspending function.
enum SuspendEvent: String, MachineWord, MachineEvent {
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

  /// The event in words.
  var title: LocalizedText {
    switch self {
    case .run: LocalizedText(en: "run", ja: "run(キューが1つ実行する)")
    case .answer: LocalizedText(en: "answer", ja: "answer(応答)")
    case .answerNothing: LocalizedText(en: "answer-nil", ja: "answer-nil(nilの応答)")
    case .fail: LocalizedText(en: "fail", ja: "fail(失敗の応答)")
    case .cancel: LocalizedText(en: "cancel", ja: "cancel(キャンセル)")
    case .leave: LocalizedText(en: "leave", ja: "leave(画面の破棄)")
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
  static let forms = allCases.map(\.rawValue)

  init(written text: Substring) throws(WrittenMistake) {
    let line = ScriptLine(text)
    self = try line.event(among: Self.allCases, forms: Self.forms)
    guard line.rest.isEmpty else {
      throw WrittenMistake("something stands behind `\(rawValue)`", help: "Write `\(rawValue)`.")
    }
  }
}
