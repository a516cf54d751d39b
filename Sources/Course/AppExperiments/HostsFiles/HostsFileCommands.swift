import ExperimentKit

/// The effect of every command in every state of an emulator.
///
/// Columns of the layout `matrix`: `event` and one for each state: `off`, `shell`, `root`, `remounted`, `released`; of
/// the layout `rows`: `state`, `event`, `condition`, `next`, `result`.
///
/// Source: 001-11.
struct HostsFileCommands: Experiment {
  static let about = About(
    "hosts-file.commands", en: "Every command in every state of an emulator.", ja: "エミュレーターのすべての状態でのすべてのコマンド。")
  static let signature = Signature(Self.init, MachineTableLayout.parameter)

  let layout: MachineTableLayout

  func run() -> Table {
    EmulatorMachine.emulator.table(layout)
  }
}
