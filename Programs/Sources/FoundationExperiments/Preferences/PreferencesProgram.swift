import ExperimentKit

/// The states of a program with a store, and the effect of every event in each.
///
/// Source: 004-2.
struct PreferencesProgram: MachineExperiment {
  static let states = About(
    "preferences.states", en: "The states of a program with a store of preferences.", ja: "環境設定を使うアプリの状態遷移図。")
  static let transitions = About(
    "preferences.transitions", en: "Every event in every state of a program with a store of preferences.",
    ja: "環境設定を使うアプリの、すべての状態とイベント。")
  static let signature = Signature(Self.init, CodeVersion.parameter)

  let code: CodeVersion

  var machine: PreferenceMachine { .store(code) }
}
