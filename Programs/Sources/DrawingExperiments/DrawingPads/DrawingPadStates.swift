import ExperimentKit

/// The states of a drawing pad and the events that lead from one to another, drawn from the machine's table.
///
/// If canceled touches are handled, no arrow leads to the remaining stroke.
///
/// Source: 000-4.
struct DrawingPadStates: Experiment {
  static let about = About("drawing-pad.states", en: "The states of a drawing pad.", ja: "お絵かき帳の状態遷移図。")
  static let signature = Signature(
    Self.init, PadPlay.handlesCancel,
    Parameter(
      "loops", .truth, default: false,
      help: LocalizedText(en: "Whether to draw events that do not change the state, too.", ja: "状態を変えないイベントも描くか。")))

  let handlesCancel: Bool
  let loops: Bool

  /// Returns the diagram, without refused events.
  func run() -> StateDiagram {
    var diagram = PadMachine.pad(handlesCancel: handlesCancel).diagram
    if !loops { diagram.transitions.removeAll { $0.from == $0.to } }
    return diagram
  }
}
