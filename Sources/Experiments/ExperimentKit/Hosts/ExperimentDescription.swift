import Results
import SourceText

/// The whole declaration of an experiment, as a host lists it in its catalog.
package struct ExperimentDescription: Sendable {
  /// The name that cells use.
  package let name: String
  /// The summary in one line: the result that the experiment computes.
  package let summary: LocalizedText
  /// The kind of the result.
  package let kind: CellResult.Kind
  /// Parameters for the example in its help.
  package let example: String
  /// The declared parameters.
  package let parameters: [any ParameterDeclaration]

  /// Creates the description of an experiment with a name, an example, a kind of result, and parameters.
  package init(_ about: About, _ kind: CellResult.Kind, _ parameters: [any ParameterDeclaration]) {
    (name, summary, example) = (about.name, about.summary, about.example)
    (self.kind, self.parameters) = (kind, parameters)
  }
}

extension ExperimentDescription: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, summary, example, parameters
    case kind = "result"
  }

  /// Reads a description.
  package init(from decoder: any Decoder) throws {
    let experiment = try decoder.container(keyedBy: CodingKeys.self)
    name = try experiment.decode(PlainName.self, forKey: .name).description
    summary = try experiment.decode(LocalizedText.self, forKey: .summary)
    kind = try experiment.decode(CellResult.HostedKind.self, forKey: .kind).kind
    example = try experiment.decodeIfPresent(PlainLine.self, forKey: .example)?.description ?? ""
    parameters = try experiment.decodeIfPresent([ParameterDescription].self, forKey: .parameters) ?? []
  }

  /// Writes the description.
  package func encode(to encoder: any Encoder) throws {
    var experiment = encoder.container(keyedBy: CodingKeys.self)
    try experiment.encode(name, forKey: .name)
    try experiment.encode(summary, forKey: .summary)
    try experiment.encode(kind, forKey: .kind)
    try experiment.encode(example, forKey: .example)
    try experiment.encode(parameters.map(ParameterDescription.init), forKey: .parameters)
  }
}
