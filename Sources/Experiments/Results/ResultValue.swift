/// A type whose values are results of one kind, so that the kind is known before anything runs.
public protocol ResultValue: Sendable {
  /// The kind of all values of this type.
  static var kind: CellResult.Kind { get }
  /// The value as a result of any kind.
  var cellResult: CellResult { get }
}

extension Table: ResultValue {
  /// A table.
  public static var kind: CellResult.Kind { .table }
  /// This table.
  public var cellResult: CellResult { .table(self) }
}

extension Lines: ResultValue {
  /// Lines.
  public static var kind: CellResult.Kind { .lines }
  /// These lines.
  public var cellResult: CellResult { .lines(self) }
}

extension Figure: ResultValue {
  /// A figure.
  public static var kind: CellResult.Kind { .figure }
  /// This figure.
  public var cellResult: CellResult { .figure(self) }
}

extension StateDiagram: ResultValue {
  /// A state diagram.
  public static var kind: CellResult.Kind { .stateDiagram }
  /// This diagram.
  public var cellResult: CellResult { .stateDiagram(self) }
}

extension Diagnostics: ResultValue {
  /// Messages of a compiler.
  public static var kind: CellResult.Kind { .diagnostics }
  /// These messages.
  public var cellResult: CellResult { .diagnostics(self) }
}
