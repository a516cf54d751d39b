import ExperimentKit
import Results
import SourceText

/// What every event does in every state of a label with messages.
///
/// Columns of the layout `rows`: `state`, `event`, `condition`, `next`, `result`; of the layout `matrix`: `event` and a
/// column for each state, `empty` and `shown`.
///
/// Source: 004-5.
public struct TimedMessageTransitions: ListedExperiment {
  /// The name that cells use.
  public static let name = "timed-message.transitions"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Every event in every state of a label with messages that disappear.",
    ja: "自動で消えるメッセージを表示するラベルの、すべての状態とイベント。")

  /// How timers know their messages, and the layout.
  public static let parameters: [any ParameterDeclaration] = [
    TimedMessageParameters.ids, MachineTableLayout.parameter,
  ]

  let ids: MessageIDs
  let layout: MachineTableLayout

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    (ids, layout) = (arguments[TimedMessageParameters.ids], arguments[MachineTableLayout.parameter])
  }

  /// The table.
  public func run() -> Table {
    MessageMachine.messages(ids).table(layout)
  }
}
