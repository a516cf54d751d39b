import Results
import SourceText

/// An experiment of a host as its catalogue describes it.
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

  /// Describes an experiment of this program.
  init(_ entry: CatalogueEntry) {
    name = entry.name
    summary = entry.summary
    kind = entry.kind
    example = entry.example
    parameters = entry.parameters
  }

  /// Reads a description.
  init(_ reader: WireReader) throws(WireMistake) {
    name = try reader["name"].name
    summary = try reader["summary"].words
    kind = try Self.kind(try reader["result"])
    example = try reader.member("example")?.line ?? ""
    let parameters = try reader.member("parameters")?.list ?? []
    self.parameters = try parameters.map { parameter throws(WireMistake) in try DescribedParameter(parameter) }
  }

  /// The description on the wire.
  var wire: JSONValue {
    .object([
      "name": .string(name), "summary": summary.wire, "result": .string(kind.rawValue), "example": .string(example),
      "parameters": .array(parameters.map { DescribedParameter($0).wire }),
    ])
  }

  private static func kind(_ reader: WireReader) throws(WireMistake) -> CellResult.Kind {
    guard let kind = CellResult.Kind(rawValue: try reader.text), kind != .diagnostics else {
      throw reader.mistake("is none of `table`, `lines`, `figure`, `state-diagram`")
    }
    return kind
  }
}

/// A parameter as a host's catalogue describes it; only the host knows how to read its values.
struct DescribedParameter: ParameterDeclaration {
  let name: String
  let help: LocalizedText
  let domain: ParameterDomain
  let fallbackText: LocalizedText?

  init(_ parameter: any ParameterDeclaration) {
    name = parameter.name
    help = parameter.help
    domain = parameter.domain
    fallbackText = parameter.fallbackText
  }

  init(_ reader: WireReader) throws(WireMistake) {
    name = try reader["name"].name
    help = try reader["help"].words
    domain = .notation(try reader["takes"].words)
    fallbackText = try reader.member("default")?.words
  }

  var wire: JSONValue {
    var members = ["name": JSONValue.string(name), "help": help.wire, "takes": allowed.wire]
    members["default"] = fallbackText?.wire
    return .object(members)
  }

  /// Takes any value that is not empty.
  func check(_ node: YAMLNode) throws {
    guard !node.isEmpty else { throw Rejection(mistaken: node, parameter: name, allowed: allowed) }
  }
}
