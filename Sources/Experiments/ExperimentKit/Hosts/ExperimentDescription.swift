import Results
import SourceText

/// All that an experiment declares, as a host tells it in its catalogue.
public struct ExperimentDescription: Sendable {
  /// The name that cells use.
  public let name: String
  /// What it computes, in one line.
  public let summary: LocalizedText
  /// The kind of its result.
  public let kind: CellResult.Kind
  /// Parameters for the example in its help.
  public let example: String
  /// The declared parameters.
  public let parameters: [any ParameterDeclaration]

  /// Describes an experiment that has a name and an example, a kind of result, and parameters.
  public init(_ about: About, _ kind: CellResult.Kind, _ parameters: [any ParameterDeclaration]) {
    (name, summary, example) = (about.name, about.summary, about.example)
    (self.kind, self.parameters) = (kind, parameters)
  }

  /// Reads a description in a version of the protocol.
  init(_ reader: WireReader, version: Int) throws(WireError) {
    name = try reader["name"].name
    summary = try reader["summary"].words
    kind = try Self.kind(try reader["result"])
    example = try reader.member("example")?.line ?? ""
    let parameters = try reader.member("parameters")?.list ?? []
    self.parameters = try parameters.map { parameter throws(WireError) in
      try DescribedParameter(parameter, version: version)
    }
  }

  /// The description on the wire in a version of the protocol.
  func wire(version: Int) -> JSONValue {
    .object([
      "name": .string(name), "summary": summary.wire, "result": .string(kind.rawValue),
      "example": .string(example),
      "parameters": .array(parameters.map { DescribedParameter($0).wire(version: version) }),
    ])
  }

  private static func kind(_ reader: WireReader) throws(WireError) -> CellResult.Kind {
    guard let kind = CellResult.Kind(rawValue: try reader.text), kind != .diagnostics else {
      throw reader.mistake("is none of `table`, `lines`, `figure`, `state-diagram`")
    }
    return kind
  }
}
