import ExperimentKit
import Results
import SourceText

/// Messages on a label that disappear by themselves, as a script says, on a virtual clock: the transcript.
///
/// Source: 004-5.
public struct TimedMessageRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "timed-message.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "Messages that disappear by themselves: a model of a label and its timers.",
    ja: "自動で消えるメッセージ(ラベルとタイマーのモデル)。")

  /// How timers know their messages, the random ids and the events.
  public static let parameters: [any ParameterDeclaration] = [
    TimedMessageParameters.ids, TimedMessageParameters.idLimit, TimedMessageParameters.seed,
    TimedMessageParameters.events,
  ]

  /// A message for 5 s, and another one 4 s later.
  public static let example = "events=[show ok 5 A, wait 4, show error 9 B]"

  let play: MessagePlay
  let events: [MessageStep]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    play = MessagePlay(
      ids: arguments[TimedMessageParameters.ids], idLimit: arguments[TimedMessageParameters.idLimit],
      seed: arguments[TimedMessageParameters.seed])
    events = arguments[TimedMessageParameters.events]
  }

  /// The transcript, a line an event and what it does below it.
  public func run() -> Lines {
    play.run(events).lines
  }
}
