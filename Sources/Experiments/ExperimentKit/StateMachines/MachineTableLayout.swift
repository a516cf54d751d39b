import Results
import SourceText

/// The layout of a state machine's table.
public enum MachineTableLayout: String, CaseIterable, Sendable {
  /// A row for each answer: ``StateMachine/table``.
  case rows
  /// A row for each event and a column for each state: ``StateMachine/matrix``.
  case matrix

  /// The parameter of experiments with such a table.
  public static let parameter = Parameter(
    "layout", .choice, default: MachineTableLayout.rows,
    help: LocalizedText(
      en: "A row for each answer, or a row for each event and a column for each state.",
      ja: "応答ごとに1行にするか、イベントを行に、状態を列にするか。"))
}

extension StateMachine {
  /// Returns the table of every state with every kind of event, in a layout.
  public func table(_ layout: MachineTableLayout) -> Table {
    switch layout {
    case .rows: table
    case .matrix: matrix
    }
  }
}
