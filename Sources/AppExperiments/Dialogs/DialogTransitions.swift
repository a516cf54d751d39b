import Dialogs
import ExperimentKit
import Results
import SourceText

/// What every event does in every state of a dialog.
///
/// Columns of the layout `rows`: `state`, `event`, `condition`, `next`, `result`; of the layout `matrix`: `event` and a
/// column for each state, `off-screen`, `on-screen`, `dismissing`.
///
/// Source: 002-4.
public struct DialogTransitions: ListedExperiment {
  /// The name that cells use.
  public static let name = "dialog.transitions"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Every event in every state of a dialog, a model of UIAlertController.",
    ja: "ダイアログのすべての状態ですべてのイベントが起こす変化(UIAlertControllerのモデル)。")

  /// The layout.
  public static let parameters: [any ParameterDeclaration] = [MachineTableLayout.parameter]

  let layout: MachineTableLayout

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    layout = arguments[MachineTableLayout.parameter]
  }

  /// The table.
  public func run() -> Table {
    DialogMachine.dialog.table(layout)
  }
}
