import Results
import SourceText

/// A request of `lesson` to a host, on one line.
package enum HostRequest: HostMessage, Sendable, Hashable {
  /// The version of the protocol that this program uses.
  package static let version = 4

  /// A request for the list of experiments; `lesson` uses this version of the protocol.
  case catalogue(version: Int)
  /// A request for the result of an experiment with parameters as written: texts, lists and mappings.
  case run(experiment: String, parameters: [String: JSONValue])
  /// A note that the run of that request is no longer needed.
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
