import ExperimentKit
import Results
import SourceText

/// The states of a slider and the events that lead from one to the other, drawn from the machine's table.
///
/// Source: 000-1.
public struct SliderStates: ListedExperiment {
  /// The name that cells use.
  public static let name = "slider.states"

  /// What the diagram shows.
  public static let summary = LocalizedText(
    en: "The states of a slider, a model of UISlider.", ja: "スライダーの状態遷移図(UISliderのモデル)。")

  /// None.
  public static let parameters: [any ParameterDeclaration] = []

  /// Takes no parameters.
  public init(_ arguments: Arguments) {}

  /// The diagram, without what is refused.
  public func run() -> StateDiagram {
    SliderMachine.slider.diagram
  }
}
