import ExperimentKit
import Results
import SourceText

/// The states of a drawing pad and the events that lead from one to another, drawn from the machine's table.
///
/// Where a cancelled touch is handled, no arrow leads to the stroke that is left over.
///
/// Source: 000-4.
public struct DrawingPadStates: Experiment {
  /// The name that cells use.
  public static let name = "drawing-pad.states"

  /// What the diagram shows.
  public static let summary = LocalizedText(en: "The states of a drawing pad.", ja: "お絵かき帳の状態遷移図。")

  /// Whether the pad handles a cancelled touch.
  public static let parameters: [any ParameterDeclaration] = [PadPlay.handlesCancel]

  let handlesCancel: Bool

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    handlesCancel = arguments[PadPlay.handlesCancel]
  }

  /// The diagram, without what is refused.
  public func run() -> StateDiagram {
    PadMachine.pad(handlesCancel: handlesCancel).diagram
  }
}
