import ExperimentKit

/// The states of a screen with a sound and a button, and the effect of every event in every state.
///
/// Source: 000-3.
struct AudioPlayerScreen: MachineExperiment {
  static let states = About(
    "audio-player.states", en: "The states of a sound and its button: a model of AVAudioPlayer.",
    ja: "音とボタンの状態遷移図(AVAudioPlayerのモデル)。")
  static let transitions = About(
    "audio-player.transitions", en: "Every event in every state of a sound and its button: a model of AVAudioPlayer.",
    ja: "音とボタンのすべての状態ですべてのイベントが起こす変化(AVAudioPlayerのモデル)。")
  static let signature = Signature(Self.init, CodeVersion.parameter)

  let code: CodeVersion

  var machine: AudioPlayerMachine { .player(code) }
}
