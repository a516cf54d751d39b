import Results
import SourceText

/// Why a host cannot take a parameter: which value is meant is told by the way to it, since a host knows no lines.
public struct HostRejection: Sendable, Hashable {
  /// The parameter, then the keys and positions, from 0, that lead to the value; empty for what is missing.
  public var path: [String]
  /// What was written and why it cannot stand.
  public var reason: String
  /// What is allowed.
  public var help: String?

  /// Creates a rejection.
  init(path: [String], reason: String, help: String? = nil) {
    (self.path, self.reason, self.help) = (path, reason, help)
  }

  /// Describes a finding about parameters that came over the wire.
  init(_ finding: Finding, in parameters: WireParameters) {
    path = finding.place.line.flatMap { parameters.path(ofLine: $0) } ?? []
    reason = finding.message
    help = finding.help
  }

  init(_ reader: WireReader) throws(WireError) {
    path = try reader["path"].list.map { step throws(WireError) in try step.text }
    reason = try reader["message"].message
    help = try reader.member("help")?.message
  }

  var wire: JSONValue {
    var members: [String: JSONValue] = ["path": .array(path.map { .string($0) }), "message": .string(reason)]
    members["help"] = help.map { .string($0) }
    return .object(members)
  }

  /// The rejection at the line of the value in parameters as they were written.
  public func rejection(in entries: [YAMLNode.Entry]) -> Rejection {
    let parameter = path.first ?? ""
    let entry = entries.first { $0.key == parameter }
    let line = entry.map { entry in
      path.count > 1 ? entry.value.descendant(at: path.dropFirst()).line : entry.line
    }
    return Rejection(parameter, line: line, reason, help: help)
  }
}

extension YAMLNode {
  /// The node at the end of a way of keys and positions, or the last one that there is.
  fileprivate func descendant(at path: ArraySlice<String>) -> YAMLNode {
    guard let step = path.first else { return self }
    let child: YAMLNode? =
      switch content {
      case .scalar: nil
      case .sequence(let nodes): Int(step).flatMap { nodes.indices.contains($0) ? nodes[$0] : nil }
      case .mapping(let entries): entries.first { $0.key == step }?.value
      }
    return child?.descendant(at: path.dropFirst()) ?? self
  }
}
