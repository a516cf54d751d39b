import Results
import SourceText

/// The reason that a host refuses a parameter.
///
/// A path names the value, since a host does not know lines.
package struct HostRejection: Codable, Sendable, Hashable {
  /// The path to the value: the parameter, then keys and positions from 0; empty for a missing parameter.
  package var path: [String]
  /// The value and the reason that it is not valid.
  package var reason: Message
  /// The allowed values.
  package var help: Message?

  private enum CodingKeys: String, CodingKey {
    case path, help
    case reason = "message"
  }

  /// Creates a rejection.
  init(path: [String], reason: Message, help: Message? = nil) {
    (self.path, self.reason, self.help) = (path, reason, help)
  }

  /// Creates the rejection of a finding about parameters from a host.
  init(_ finding: Finding, in parameters: WireParameters) {
    path = finding.place.line.flatMap { parameters.path(ofLine: $0) } ?? []
    reason = finding.message
    help = finding.help
  }

  /// Returns the rejection at the line of the value in the written parameters.
  package func rejection(in entries: [YAMLNode.Entry]) -> Rejection {
    let parameter = path.first ?? ""
    let entry = entries.first { $0.key == parameter }
    let line = entry.map { entry in
      path.count > 1 ? entry.value.descendant(at: path.dropFirst()).line : entry.line
    }
    return Rejection(parameter, line: line, reason.withoutControls, help: help?.withoutControls)
  }
}

extension YAMLNode {
  /// Returns the node at the end of a path of keys and positions, or the last one that exists.
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
