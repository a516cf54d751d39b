import ExperimentKit

/// A transcript of a sound on a screen that a script loads, plays and interrupts.
///
/// Source: 000-3.
struct AudioPlayerRun: Experiment, WalkedExperiment {
  static let about = About(
    "audio-player.run", en: "A sound and a button played from a script: a model of AVAudioPlayer.",
    ja: "操作の並びのとおりに動かす音とボタン(AVAudioPlayerのモデル)。", example: "events=[load, press, wait 1.5, press]")
  static let signature = Signature(
    Self.init, CodeVersion.parameter,
    Parameter(
      "file", .choice, default: AudioPlayer.File.present,
      help: LocalizedText(
        en: "Whether the sound exists and can be read, is damaged, or is missing.", ja: "音のファイルがあって読めるか、壊れているか、ないか。")),
    AudioPlayer.length, .events())

  let code: CodeVersion
  let file: AudioPlayer.File
  let duration: Milliseconds
  let events: [AudioPlayerEvent]

  /// Returns the transcript, with a line per event and its effects below it.
  func run() -> Lines {
    play(events.count).lines
  }

  /// Returns the sound and its button after some of the events.
  func place(after count: Int) -> MachinePlace { play(count).place }

  private func play(_ count: Int) -> AudioPlayerMachine.Run {
    AudioPlayerMachine.player(code).run(Array(events.prefix(count)), context: AudioPlayer(file, duration: duration))
  }
}
