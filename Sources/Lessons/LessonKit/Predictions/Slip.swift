import SourceText

/// An expected wrong answer, its reason, and its origin.
public struct Slip: Sendable, Hashable {
  /// A value as written in the document.
  public struct Value: Sendable, Hashable {
    /// The text between the backticks.
    public var text: String
    /// The bytes in the document, with the backticks.
    var range: Range<Int>
  }

  /// A parameter that a slip changes.
  public struct Change: Sendable, Hashable {
    /// The name of the parameter.
    public var parameter: String
    /// The value in YAML; empty if the slip removes the parameter.
    public var value: String
  }

  /// The origin of a wrong answer.
  public enum Origin: Sendable, Hashable {
    /// The cell's experiment with other parameters, or another column of its result, as a change of `predict`.
    case parameters([Change])
    /// Another cell of the document.
    case cell(String)
    /// The author, because nothing can compute it.
    case author
  }

  /// The wrong answer: a value for each row of the table or each line.
  public var values: [Value]
  /// The reason for the wrong answer, as Markdown.
  public var reason: String
  /// The origin of the wrong answer.
  public var origin: Origin
  /// The lines of the document.
  public var lines: ClosedRange<Int>

  /// The id of the column that learners read instead of the predicted column; nil if it is the same.
  public var column: String? {
    guard case .parameters(let changes) = origin else { return nil }
    return changes.first { $0.parameter == Self.columnKey }?.value
  }

  /// The name for the column in a condition, as in the first line of the cell; no experiment has such a parameter.
  static let columnKey = "predict"

  /// The changes of the experiment's parameters; empty if the wrong answer is in another column.
  public var parameterChanges: [Change] {
    guard case .parameters(let changes) = origin else { return [] }
    return changes.filter { $0.parameter != Self.columnKey }
  }

  /// The condition as written in the comment.
  public var condition: String? {
    switch origin {
    case .parameters(let changes): changes.map { "\($0.parameter)=\($0.value)" }.joined(separator: " ")
    case .cell(let name): "cell=\(name)"
    case .author: nil
    }
  }
}
