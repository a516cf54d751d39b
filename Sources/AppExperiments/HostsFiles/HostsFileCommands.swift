import ExperimentKit
import Results
import SourceText

/// What every command does in every state of an emulator.
///
/// Columns of the layout `matrix`: `event` and one for each state: `off`, `shell`, `root`, `remounted`, `released`; of the
/// layout `rows`: `state`, `event`, `condition`, `next`, `result`.
///
/// Source: 001-11.
public struct HostsFileCommands: ListedExperiment {
  /// The name that cells use.
  public static let name = "hosts-file.commands"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Every command in every state of an emulator.", ja: "エミュレーターのすべての状態でのすべてのコマンド。")

  /// The layout.
  public static let parameters: [any ParameterDeclaration] = [MachineTableLayout.parameter]

  let layout: MachineTableLayout

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    layout = arguments[MachineTableLayout.parameter]
  }

  /// The table.
  public func run() -> Table {
    EmulatorMachine.emulator.table(layout)
  }
}
