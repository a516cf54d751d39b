import ExperimentKit
import Results
import SourceText

/// What every event does in every state of a text view with a placeholder and a limit.
///
/// Columns of the layout `rows`: `state`, `event`, `condition`, `next`, `result`; of the layout `matrix`: `event` and a
/// column for each state, `new`, `placeholder`, `editing`, `composing`, `filled`.
///
/// Source: 000-5.
public struct TextLimitTransitions: Experiment {
  /// How the table is laid out.
  enum Layout: String, CaseIterable, Sendable {
    case rows
    case matrix
  }

  /// The name that cells use.
  public static let name = "text-limit.transitions"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Every event in every state of a text view with a placeholder and a limit, a model of UITextView.",
    ja: "プレースホルダーと制限のあるテキストビューの、すべての状態ですべてのイベントが起こす変化(UITextViewのモデル)。")

  static let layout = Parameter(
    "layout", .choice, default: Layout.rows,
    help: LocalizedText(
      en: "A row for each answer, or a row for each event and a column for each state.",
      ja: "応答ごとに1行とするか、イベントを行、状態を列とするか。"))

  /// The layout.
  public static let parameters: [any ParameterDeclaration] = [layout]

  let layout: Layout

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    layout = arguments[Self.layout]
  }

  /// The table.
  public func run() -> Table {
    switch layout {
    case .rows: TextLimitMachine.textView.table
    case .matrix: TextLimitMachine.textView.matrix
    }
  }
}
