import ExperimentKit
import Results
import SourceText

/// What every command does in every state of an emulator.
///
/// Columns: `event` and one for each state: `off`, `shell`, `root`, `remounted`, `released`.
///
/// Source: 001-11.
public struct HostsFileCommands: Experiment {
  /// The name that cells use.
  public static let name = "hosts-file.commands"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Every command in every state of an emulator.", ja: "エミュレーターのすべての状態でのすべてのコマンド。")

  /// None.
  public static let parameters: [any ParameterDeclaration] = []

  /// Takes no parameters.
  public init(_ arguments: Arguments) {}

  /// The table, one row a command.
  public func run() -> Table {
    EmulatorMachine.emulator.matrix
  }
}
