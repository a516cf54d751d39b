import Dialogs
import ExperimentKit
import Results
import SourceText

/// The states of a dialog and the events that lead from one to another, drawn from the machine's table.
///
/// Source: 002-4.
public struct DialogStates: ListedExperiment {
  /// The name that cells use.
  public static let name = "dialog.states"

  /// What the diagram shows.
  public static let summary = LocalizedText(
    en: "The states of a dialog, a model of UIAlertController.", ja: "ダイアログの状態遷移図(UIAlertControllerのモデル)。")

  /// None.
  public static let parameters: [any ParameterDeclaration] = []

  /// Takes no parameters.
  public init(_ arguments: Arguments) {}

  /// The diagram, without what is refused.
  public func run() -> StateDiagram {
    DialogMachine.dialog.diagram
  }
}
