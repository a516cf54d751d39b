import ExperimentKit
import Results
import SourceText

/// What every event does in every state of a text view with a placeholder and a limit.
///
/// Columns of the layout `rows`: `state`, `event`, `condition`, `next`, `result`; of the layout `matrix`: `event` and a
/// column for each state, `new`, `placeholder`, `editing`, `composing`, `filled`.
///
/// Source: 000-5.
public struct TextLimitTransitions: ListedExperiment {
  /// The name that cells use.
  public static let name = "text-limit.transitions"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Every event in every state of a text view with a placeholder and a limit, a model of UITextView.",
    ja: "プレースホルダーと制限のあるテキストビューの、すべての状態ですべてのイベントが起こす変化(UITextViewのモデル)。")

  /// The layout.
  public static let parameters: [any ParameterDeclaration] = [MachineTableLayout.parameter]

  let layout: MachineTableLayout

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    layout = arguments[MachineTableLayout.parameter]
  }

  /// The table.
  public func run() -> Table {
    TextLimitMachine.textView.table(layout)
  }
}
