import ExperimentKit
import Results
import SourceText

/// The states of a text view with a placeholder and a limit, drawn from the machine's table.
///
/// Source: 000-5.
public struct TextLimitStates: ListedExperiment {
  /// The name that cells use.
  public static let name = "text-limit.states"

  /// What the diagram shows.
  public static let summary = LocalizedText(
    en: "The states of a text view with a placeholder and a limit, a model of UITextView.",
    ja: "プレースホルダーと制限のあるテキストビューの状態遷移図(UITextViewのモデル)。")

  /// None.
  public static let parameters: [any ParameterDeclaration] = []

  /// Takes no parameters.
  public init(_ arguments: Arguments) {}

  /// The diagram, without what is refused.
  public func run() -> StateDiagram {
    TextLimitMachine.textView.diagram
  }
}
