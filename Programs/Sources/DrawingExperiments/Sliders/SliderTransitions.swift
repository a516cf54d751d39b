import ExperimentKit

/// The effect of every event in every state of a slider.
///
/// Columns of the layout `rows`: `state`, `event`, `condition`, `next`, `result`; of the layout `matrix`: `event`,
/// `free`, `held`.
///
/// Source: 000-1.
struct SliderTransitions: Experiment {
  static let about = About(
    "slider.transitions", en: "Every event in every state of a slider: a model of UISlider.",
    ja: "スライダーのすべての状態ですべてのイベントが起こす変化(UISliderのモデル)。")
  static let signature = Signature(Self.init, MachineTableLayout.parameter)

  let layout: MachineTableLayout

  /// Returns the table, with one row per answer or per event.
  func run() -> Table {
    SliderMachine.slider.table(layout)
  }
}
