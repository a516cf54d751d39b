import ExperimentKit
import Results
import SourceText

/// An experiment that a host offers.
struct HostedExperiment: ExperimentSource {
  let description: ExperimentDescription
  let host: Host

  var name: String { description.name }
  var summary: LocalizedText { description.summary }
  var parameters: [any ParameterDeclaration] { description.parameters }
  var example: String { description.example }
  var kind: CellResult.Kind { description.kind }

  func call(written entries: [YAMLNode.Entry]) throws -> any ExperimentCall {
    try Signature(parameters) { HostedCall(name: name, kind: kind, parameters: $0, host: host) }.made(of: entries)
  }
}

/// An experiment of a host with its parameters; two calls are equal if the same was written for each parameter.
private struct HostedCall: ExperimentCall {
  let name: String
  let kind: CellResult.Kind
  let parameters: [YAMLNode.Entry]
  let host: Host

  static func == (left: HostedCall, right: HostedCall) -> Bool {
    left.host === right.host && left.name == right.name && left.parameters.wire == right.parameters.wire
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(parameters.wire)
  }

  func result() async throws -> CellResult {
    let result = try await host.run(name, parameters)
    guard result.kind == kind else {
      throw ExperimentError(
        "The host `\(host.declaration.name)` gave \(result.kind.transcript) for `\(name)`, which it declares to give "
          + "\(kind.transcript).")
    }
    return result
  }
}
