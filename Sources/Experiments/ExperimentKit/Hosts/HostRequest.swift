import Results

/// What `lesson` asks of a host, one line each.
public enum HostRequest: Sendable, Hashable {
  /// The newest version of the protocol that this program speaks.
  public static let version = 3
  /// The first version in which the texts of tables are plain and no Markdown.
  public static let plainTables = 3

  /// What experiments there are; `lesson` speaks up to this version of the protocol.
  case catalogue(version: Int)
  /// What an experiment gives with parameters, as they were written: texts, lists and mappings.
  case run(experiment: String, parameters: [String: JSONValue])
  /// The run of that request is not needed any more.
  case cancel

  private enum Word: String, CaseIterable {
    case catalogue, run, cancel
  }

  /// The line of the request with this id.
  public func line(id: String) -> [UInt8] {
    var members: [String: JSONValue] = ["id": .string(id)]
    switch self {
    case .catalogue(let version):
      members["request"] = .string(Word.catalogue.rawValue)
      members["version"] = .string("\(version)")
    case .run(let experiment, let parameters):
      members["request"] = .string(Word.run.rawValue)
      members["experiment"] = .string(experiment)
      members["parameters"] = .object(parameters)
    case .cancel: members["request"] = .string(Word.cancel.rawValue)
    }
    return WireLine.bytes(.object(members))
  }

  /// Reads a line.
  ///
  /// - Throws: ``WireError``.
  public static func read(_ line: [UInt8]) throws(WireError) -> (id: String, request: HostRequest) {
    let value = try WireLine.value(line)
    let reader = WireReader(value)
    let id = try reader["id"].text
    let word: Word = try reader["request"].choice()
    switch word {
    case .catalogue: return (id, .catalogue(version: try reader["version"].number))
    case .run:
      guard case .object(let members) = value, case .object(let parameters)? = members["parameters"] else {
        throw try reader["parameters"].mistake("is no object")
      }
      return (id, .run(experiment: try reader["experiment"].text, parameters: parameters))
    case .cancel: return (id, .cancel)
    }
  }
}
