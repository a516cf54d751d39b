import SourceText

/// The values for which readers can see the results of a cell, as its attribute `vary` names them.
///
/// Several parameters mean every combination of their values.
public struct ParameterVariation: Sendable, Hashable {
  /// The values of a parameter.
  public enum Values: Sendable, Hashable {
    /// Every value that the parameter offers.
    case all
    /// The elements of the list that the cell writes, one at a time.
    case each
    /// The beginnings of the list that the cell writes, from the shortest to the whole list.
    case prefixes
    /// Values and ranges in their order.
    case written([Value])
  }

  /// A value or a range, which the type of its parameter reads.
  public enum Value: Sendable, Hashable {
    /// A single value.
    case single(YAMLNode)
    /// The values from one end of a range to the other, in steps; nil for steps of 1.
    case range(from: String, to: String, step: String?)
  }

  /// A parameter and its values.
  public struct Parameter: Sendable, Hashable {
    /// The name of the parameter.
    public var name: String
    /// The values.
    public var values: Values

    /// Creates a parameter with its values.
    package init(_ name: String, _ values: Values) {
      (self.name, self.values) = (name, values)
    }
  }

  /// A walk through the states of a machine, along every script of some events.
  public struct Walk: Sendable, Hashable {
    /// The name of the parameter that is the script.
    public var parameter: String
    /// The largest number of events of a script.
    public var upTo: Int
    /// The events that a script can have.
    public var events: [YAMLNode]
  }

  /// The variation of a cell that has no other results, even if all cells are varied.
  public static let nothing = ParameterVariation([])

  /// The parameters, of which the last one changes first.
  public var parameters: [Parameter]
  /// The walk through the states of the cell's machine; nil for none.
  public var walk: Walk?

  /// Creates a variation.
  package init(_ parameters: [Parameter]) {
    self.parameters = parameters
  }
}
