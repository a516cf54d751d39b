import ExperimentKit
import Results
import SourceText

/// The states of a label with messages, drawn from the machine's table.
///
/// Source: 004-5.
public struct TimedMessageStates: ListedExperiment {
  /// The name that cells use.
  public static let name = "timed-message.states"

  /// What the diagram shows.
  public static let summary = LocalizedText(
    en: "The states of a label with messages that disappear.", ja: "自動で消えるメッセージを表示するラベルの状態遷移図。")

  /// How timers know their messages.
  public static let parameters: [any ParameterDeclaration] = [TimedMessageParameters.ids]

  let ids: MessageIDs

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    ids = arguments[TimedMessageParameters.ids]
  }

  /// The diagram, without what is refused.
  public func run() -> StateDiagram {
    MessageMachine.messages(ids).diagram
  }
}
