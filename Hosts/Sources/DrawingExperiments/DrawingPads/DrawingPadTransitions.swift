import ExperimentKit
import Results
import SourceText

/// What every event does in every state of a drawing pad.
///
/// Columns of the layout `rows`: `state`, `event`, `condition`, `next`, `result`; of the layout `matrix`: `event` and a
/// column for each state, `idle`, `drawing`, `left-over`.
///
/// Source: 000-4.
public struct DrawingPadTransitions: ListedExperiment {
  /// The name that cells use.
  public static let name = "drawing-pad.transitions"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Every event in every state of a drawing pad.", ja: "お絵かき帳のすべての状態ですべてのイベントが起こす変化。")

  /// Whether the pad handles a cancelled touch, and the layout.
  public static let parameters: [any ParameterDeclaration] = [PadPlay.handlesCancel, MachineTableLayout.parameter]

  let handlesCancel: Bool
  let layout: MachineTableLayout

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    handlesCancel = arguments[PadPlay.handlesCancel]
    layout = arguments[MachineTableLayout.parameter]
  }

  /// The table.
  public func run() -> Table {
    PadMachine.pad(handlesCancel: handlesCancel).table(layout)
  }
}
