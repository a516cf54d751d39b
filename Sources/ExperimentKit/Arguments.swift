/// The decoded values of an experiment's parameters.
public struct Arguments: Sendable {
  @usableFromInline let values: [(name: String, value: ParameterValue)]

  init(_ values: [(name: String, value: ParameterValue)]) {
    self.values = values
  }

  /// The value of a parameter, or its default.
  ///
  /// - Precondition: the experiment lists the parameter in `parameters`; a parameter that must be written is decoded or
  ///   refused before an experiment is made.
  @inlinable
  public subscript<Value>(_ parameter: Parameter<Value>) -> Value {
    for entry in values where entry.name == parameter.name {
      if let typed = entry.value as? TypedParameterValue<Value> { return typed.value }
    }
    guard let fallback = parameter.fallback else {
      preconditionFailure("`\(parameter.name)` is missing from `parameters`.")
    }
    return fallback
  }

  /// Whether a parameter was written.
  public func has<Value>(_ parameter: Parameter<Value>) -> Bool {
    values.contains { $0.name == parameter.name }
  }
}

/// A decoded value of any type.
///
/// It is a class because casting to one takes a comparison, where casting a value out of `Any` takes a search.
public class ParameterValue: @unchecked Sendable {
  @usableFromInline
  init() {}
}

/// A decoded value of one type.
@usableFromInline
final class TypedParameterValue<Value: Sendable>: ParameterValue, @unchecked Sendable {
  @usableFromInline let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
