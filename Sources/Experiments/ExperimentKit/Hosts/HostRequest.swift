import Results
import SourceText

/// What `lesson` asks of a host, one line each.
package enum HostRequest: HostMessage, Sendable, Hashable {
  /// The version of the protocol that this program speaks.
  package static let version = 4

  /// What experiments there are; `lesson` speaks this version of the protocol.
  case catalogue(version: Int)
  /// What an experiment gives with parameters, as they were written: texts, lists and mappings.
  case run(experiment: String, parameters: [String: JSONValue])
  /// The run of that request is not needed any more.
  case cancel

  private enum CodingKeys: CodingKey {
    case request, version, experiment, parameters
  }

  private enum Word: String, CodedWord {
    case catalogue, run, cancel
  }

  /// Reads a request.
  package init(from decoder: any Decoder) throws {
    let request = try decoder.container(keyedBy: CodingKeys.self)
    self =
      switch try request.decode(Word.self, forKey: .request) {
      case .catalogue: .catalogue(version: try request.decode(WholeNumber.self, forKey: .version).value)
      case .run:
        .run(
          experiment: try request.decode(String.self, forKey: .experiment),
          parameters: try request.decode([String: JSONValue].self, forKey: .parameters))
      case .cancel: .cancel
      }
  }

  /// Writes the request.
  package func encode(to encoder: any Encoder) throws {
    var request = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .catalogue(let version):
      try request.encode(Word.catalogue, forKey: .request)
      try request.encode(WholeNumber(version), forKey: .version)
    case .run(let experiment, let parameters):
      try request.encode(Word.run, forKey: .request)
      try request.encode(experiment, forKey: .experiment)
      try request.encode(parameters, forKey: .parameters)
    case .cancel: try request.encode(Word.cancel, forKey: .request)
    }
  }
}
