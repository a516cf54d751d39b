import ExperimentKit

/// The states of an emulator on the way to its hosts file, drawn from the machine's table.
///
/// Source: 001-11.
struct HostsFileStates: Experiment {
  static let about = About(
    "hosts-file.states", en: "The states of an emulator on the way to its hosts file.",
    ja: "hostsファイルを書き換えるまでのエミュレーターの状態遷移図。")
  static let signature = Signature(Self.init)

  /// Returns the diagram of the commands that lead to another state.
  func run() -> StateDiagram {
    let diagram = EmulatorMachine.emulator.diagram
    return StateDiagram(
      states: diagram.states, transitions: diagram.transitions.filter { $0.from != $0.to }, initial: diagram.initial)
  }
}
