import ExperimentKit

/// A transcript of messages on a label that disappear automatically, on a virtual clock.
///
/// Source: 004-5.
struct TimedMessageRun: Experiment, WalkedExperiment {
  static let about = About(
    "timed-message.run", en: "Messages that disappear by themselves: a model of a label and its timers.",
    ja: "自動で消えるメッセージ(ラベルとタイマーのモデル)。", example: "events=[show ok 5 A, wait 4, show error 9 B]")
  static let signature = Signature(
    Self.init, TimedMessageParameters.ids, TimedMessageParameters.idLimit, TimedMessageParameters.seed,
    Parameter(
      "events", .list(of: step, count: 1...200),
      help: LocalizedText(
        en: "The events, in order; at the end, all remaining timers fire.",
        ja: "起こること。この順に起こる。最後に、残ったタイマーもすべて動く。")))

  let ids: MessageIDs
  let idLimit: Int
  let seed: Int
  let events: [MessageStep]

  private static let step: ParameterType<MessageStep> = .written(
    LocalizedText(en: "an event: \(MessageStep.forms.inCode)", ja: "イベント。\(MessageStep.forms.inCode)")
  ) { text throws(ValueError) in try MessageStep(written: text) }

  /// Returns the transcript, with a line per event and its effects below it.
  func run() -> Lines {
    MessagePlay(ids: ids, idLimit: idLimit, seed: seed).run(events).lines
  }

  /// Returns the label at the moment of an event, before the remaining timers fire.
  ///
  /// Times are counted from the start, so only equal scripts lead to the same place.
  func place(after count: Int) -> MachinePlace {
    let script = Array(events.prefix(count))
    let play = MessagePlay(ids: ids, idLimit: idLimit, seed: seed)
    return MachinePlace(play.runUntilNow(script), identity: script)
  }
}
