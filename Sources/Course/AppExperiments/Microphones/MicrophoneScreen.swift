import ExperimentKit

/// The states of a recording screen, the events that lead from one to another, and their effects.
///
/// Source: 000-7.
struct MicrophoneScreen: MachineExperiment {
  static let states = About(
    "microphone.states", en: "The states of a recording screen that needs a permission.", ja: "許可の要る録音画面の状態遷移図。")
  static let transitions = About(
    "microphone.transitions", en: "Every event in every state of a recording screen that needs a permission.",
    ja: "許可の要る録音画面のすべての状態ですべてのイベントが起こす変化。")
  static let signature = Signature(Self.init, CodeVersion.parameter)

  let code: CodeVersion

  var machine: MicrophoneMachine { .microphone(code) }
}
