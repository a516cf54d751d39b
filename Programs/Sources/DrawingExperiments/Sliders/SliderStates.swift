import ExperimentKit

/// The states of a slider and the events that lead from one to the other, drawn from the machine's table.
///
/// Source: 000-1.
struct SliderStates: Experiment {
  static let about = About(
    "slider.states", en: "The states of a slider: a model of UISlider.", ja: "スライダーの状態遷移図(UISliderのモデル)。")
  static let signature = Signature(Self.init)

  /// Returns the diagram, without refused events.
  func run() -> StateDiagram {
    SliderMachine.slider.diagram
  }
}
