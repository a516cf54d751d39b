import ExperimentKit
import Results
import SourceText

/// What every event does in every state of a drawing pad.
///
/// Columns of the layout `rows`: `state`, `event`, `condition`, `next`, `result`; of the layout `matrix`: `event` and a
/// column for each state, `idle`, `drawing`, `left-over`.
///
/// Source: 000-4.
public struct DrawingPadTransitions: Experiment {
  /// How the table is laid out.
  enum Layout: String, CaseIterable, Sendable {
    case rows
    case matrix
  }

  /// The name that cells use.
  public static let name = "drawing-pad.transitions"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Every event in every state of a drawing pad.", ja: "お絵かき帳のすべての状態ですべてのイベントが起こす変化。")

  static let layout = Parameter(
    "layout", .choice, default: Layout.rows,
    help: LocalizedText(
      en: "A row for each answer, or a row for each event and a column for each state.",
      ja: "応答ごとに1行とするか、イベントを行、状態を列とするか。"))

  /// Whether the pad handles a cancelled touch, and the layout.
  public static let parameters: [any ParameterDeclaration] = [PadPlay.handlesCancel, layout]

  let handlesCancel: Bool
  let layout: Layout

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    handlesCancel = arguments[PadPlay.handlesCancel]
    layout = arguments[Self.layout]
  }

  /// The table.
  public func run() -> Table {
    let machine = PadMachine.pad(handlesCancel: handlesCancel)
    return switch layout {
    case .rows: machine.table
    case .matrix: machine.matrix
    }
  }
}
