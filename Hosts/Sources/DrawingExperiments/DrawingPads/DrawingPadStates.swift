import ExperimentKit
import Results
import SourceText

/// The states of a drawing pad and the events that lead from one to another, drawn from the machine's table.
///
/// Where a cancelled touch is handled, no arrow leads to the stroke that is left over.
///
/// Source: 000-4.
public struct DrawingPadStates: ListedExperiment {
  /// The name that cells use.
  public static let name = "drawing-pad.states"

  /// What the diagram shows.
  public static let summary = LocalizedText(en: "The states of a drawing pad.", ja: "お絵かき帳の状態遷移図。")

  static let loops = Parameter(
    "loops", .truth, default: false,
    help: LocalizedText(en: "Whether events that keep the state are drawn too.", ja: "状態を変えないイベントも描くか。"))

  /// Whether the pad handles a cancelled touch, and which arrows are drawn.
  public static let parameters: [any ParameterDeclaration] = [PadPlay.handlesCancel, loops]

  let handlesCancel: Bool
  let loops: Bool

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    handlesCancel = arguments[PadPlay.handlesCancel]
    loops = arguments[Self.loops]
  }

  /// The diagram, without what is refused.
  public func run() -> StateDiagram {
    var diagram = PadMachine.pad(handlesCancel: handlesCancel).diagram
    if !loops { diagram.transitions.removeAll { $0.from == $0.to } }
    return diagram
  }
}
