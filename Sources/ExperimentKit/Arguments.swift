/// The decoded values of an experiment's parameters.
public struct Arguments: Sendable {
  private let values: [(name: String, value: any Sendable)]

  init(_ values: [(name: String, value: any Sendable)]) {
    self.values = values
  }

  /// The value of a parameter, or its default.
  ///
  /// - Precondition: the experiment lists the parameter in `parameters`; a parameter that must be written is decoded or
  ///   refused before an experiment is made.
  public subscript<Value>(_ parameter: Parameter<Value>) -> Value {
    if let entry = values.first(where: { $0.name == parameter.name }), let value = entry.value as? Value {
      return value
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
