import ExperimentKit

/// The effect of every event in every state of a drawing pad.
///
/// Columns of the layout `rows`: `state`, `event`, `condition`, `next`, `result`; of the layout `matrix`: `event` and a
/// column for each state, `idle`, `drawing`, `left-over`.
///
/// Source: 000-4.
struct DrawingPadTransitions: Experiment {
  static let about = About(
    "drawing-pad.transitions", en: "Every event in every state of a drawing pad.", ja: "お絵かき帳のすべての状態ですべてのイベントが起こす変化。")
  static let signature = Signature(Self.init, PadPlay.handlesCancel, MachineTableLayout.parameter)

  let handlesCancel: Bool
  let layout: MachineTableLayout

  func run() -> Table {
    PadMachine.pad(handlesCancel: handlesCancel).table(layout)
  }
}
