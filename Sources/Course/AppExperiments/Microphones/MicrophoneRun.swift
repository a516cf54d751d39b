import ExperimentKit

/// A transcript of a recording screen whose button is pressed and whose questions are answered as a script says.
///
/// Source: 000-7.
struct MicrophoneRun: Experiment, WalkedExperiment {
  static let about = About(
    "microphone.run", en: "A recording button and the permission to use the microphone, played from a script.",
    ja: "操作の並びのとおりに動かす録音ボタンと、マイクの許可。", example: "events=[press, deny, press]")
  static let signature = Signature(
    Self.init, CodeVersion.parameter, MicrophoneStatus.parameter,
    .events(
      help: LocalizedText(
        en: "The events: the button, the answer to the system, the alert's OK, the switch in the settings.",
        ja: "起こること。ボタン、システムへの答え、アラートのOK、設定のスイッチ。")))

  let code: CodeVersion
  let status: MicrophoneStatus
  let events: [MicrophoneEvent]

  /// Returns the transcript, with a line per event and its effects below it, and the permission at the end.
  func run() -> Lines {
    let run = play(events.count)
    let end = run.context
    return Lines(
      run.lines.lines + [
        LocalizedText(en: "end: \(end.caseName) (\(end.number))", ja: "最後の許可の状態: \(end.caseName)(\(end.number))")
      ])
  }

  /// Returns the screen and the permission after some of the events.
  func place(after count: Int) -> MachinePlace { play(count).place }

  private func play(_ count: Int) -> MicrophoneMachine.Run {
    MicrophoneMachine.microphone(code).run(Array(events.prefix(count)), context: status)
  }
}
