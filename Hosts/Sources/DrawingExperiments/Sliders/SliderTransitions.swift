import ExperimentKit
import Results
import SourceText

/// What every event does in every state of a slider.
///
/// Columns: `state`, `event`, `condition`, `next`, `result`.
///
/// Source: 000-1.
public struct SliderTransitions: ListedExperiment {
  /// The name that cells use.
  public static let name = "slider.transitions"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Every event in every state of a slider, a model of UISlider.",
    ja: "スライダーのすべての状態ですべてのイベントが起こす変化(UISliderのモデル)。")

  /// None.
  public static let parameters: [any ParameterDeclaration] = []

  /// Takes no parameters.
  public init(_ arguments: Arguments) {}

  /// The table, one row an answer.
  public func run() -> Table {
    SliderMachine.slider.table
  }
}
