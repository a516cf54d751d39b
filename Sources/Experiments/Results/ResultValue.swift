/// A type whose values are results of one kind, so that the kind is known before a run.
public protocol ResultValue: Sendable {
  /// The kind of all values of this type.
  static var kind: CellResult.Kind { get }
  /// The value as a result of any kind.
  var cellResult: CellResult { get }
}

extension Table: ResultValue {
  /// The kind of a table.
  public static var kind: CellResult.Kind { .table }
  /// This table.
  public var cellResult: CellResult { .table(self) }
}

extension Lines: ResultValue {
  /// The kind of lines.
  public static var kind: CellResult.Kind { .lines }
  /// These lines.
  public var cellResult: CellResult { .lines(self) }
}

extension Figure: ResultValue {
  /// The kind of a figure.
  public static var kind: CellResult.Kind { .figure }
  /// This figure.
  public var cellResult: CellResult { .figure(self) }
}

extension StateDiagram: ResultValue {
  /// The kind of a state diagram.
  public static var kind: CellResult.Kind { .stateDiagram }
  /// This diagram.
  public var cellResult: CellResult { .stateDiagram(self) }
}

extension Diagnostics: ResultValue {
  /// The kind of compiler messages.
  public static var kind: CellResult.Kind { .diagnostics }
  /// These messages.
  public var cellResult: CellResult { .diagnostics(self) }
}
