import ExperimentKit

/// What every event does in every state of a slider.
///
/// Columns: `state`, `event`, `condition`, `next`, `result`.
///
/// Source: 000-1.
struct SliderTransitions: Experiment {
  static let about = About(
    "slider.transitions", en: "Every event in every state of a slider, a model of UISlider.",
    ja: "スライダーのすべての状態ですべてのイベントが起こす変化(UISliderのモデル)。")
  static let signature = Signature(Self.init)

  /// The table, one row an answer.
  func run() -> Table {
    SliderMachine.slider.table
  }
}
