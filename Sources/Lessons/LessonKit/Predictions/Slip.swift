import SourceText

/// A wrong answer that is expected, why one gives it, and what computes it.
public struct Slip: Sendable, Hashable {
  /// A value as it stands in the document.
  public struct Value: Sendable, Hashable {
    /// The text between the backticks.
    public var text: String
    /// The bytes of the document, backticks included.
    var range: Range<Int>
  }

  /// A parameter that a slip changes.
  public struct Change: Sendable, Hashable {
    /// The name of the parameter.
    public var parameter: String
    /// Its value in YAML; empty where the parameter is left out.
    public var value: String
  }

  /// What gives the wrong answer.
  public enum Origin: Sendable, Hashable {
    /// The cell's experiment with other parameters, or another column of its result: a change of `predict`.
    case parameters([Change])
    /// Another cell of the document.
    case cell(String)
    /// Nothing can compute it; its author says so.
    case author
  }

  /// The wrong answer: a value for each row of the table or each line.
  public var values: [Value]
  /// Why one gives it, as Markdown.
  public var reason: String
  /// What gives it.
  public var origin: Origin
  /// The lines of the document.
  public var lines: ClosedRange<Int>

  /// The id of the column that one reads instead of the one that is asked for; nil where it is that one.
  public var column: String? {
    guard case .parameters(let changes) = origin else { return nil }
    return changes.first { $0.parameter == Self.columnKey }?.value
  }

  /// What stands in a condition for the column, as in the first line of the cell; no experiment has such a parameter.
  static let columnKey = "predict"

  /// The changes of the experiment's parameters; empty where the wrong answer stands in another column.
  public var parameterChanges: [Change] {
    guard case .parameters(let changes) = origin else { return [] }
    return changes.filter { $0.parameter != Self.columnKey }
  }

  /// The condition as it stands in the comment.
  public var condition: String? {
    switch origin {
    case .parameters(let changes): changes.map { "\($0.parameter)=\($0.value)" }.joined(separator: " ")
    case .cell(let name): "cell=\(name)"
    case .author: nil
    }
  }
}
