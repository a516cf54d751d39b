import Testing

/// Parameters that are refused, with the exact findings.
public struct RejectedParameters: CustomTestStringConvertible, Sendable {
  /// The experiment.
  public let name: String
  /// The parameters, as YAML.
  public let yaml: String
  /// The findings, in order.
  public let messages: [String]

  /// Creates a case from an experiment, its parameters, and the findings that refuse them.
  public init(_ name: String, _ yaml: String, _ messages: String...) {
    (self.name, self.yaml, self.messages) = (name, yaml, messages)
  }

  /// The call, as the test log shows it.
  public var testDescription: String {
    "\(name) {\(yaml)}"
  }
}
