import ExperimentKit

/// The states of a label with messages, and the effect of every event in every state.
///
/// Source: 004-5.
struct TimedMessageScreen: MachineExperiment {
  static let states = About(
    "timed-message.states", en: "The states of a label with messages that disappear.", ja: "自動で消えるメッセージを表示するラベルの状態遷移図。")
  static let transitions = About(
    "timed-message.transitions", en: "Every event in every state of a label with messages that disappear.",
    ja: "自動で消えるメッセージを表示するラベルの、すべての状態とイベント。")
  static let signature = Signature(Self.init, TimedMessageParameters.ids)

  let ids: MessageIDs

  var machine: MessageMachine { .messages(ids) }
}
