import Results
import SourceText

/// Why a host cannot take a parameter: which value is meant is told by the way to it, since a host knows no lines.
package struct HostRejection: Codable, Sendable, Hashable {
  /// The parameter, then the keys and positions, from 0, that lead to the value; empty for what is missing.
  package var path: [String]
  /// What was written and why it cannot stand.
  package var reason: Message
  /// What is allowed.
  package var help: Message?

  private enum CodingKeys: String, CodingKey {
    case path, help
    case reason = "message"
  }

  /// Creates a rejection.
  init(path: [String], reason: Message, help: Message? = nil) {
    (self.path, self.reason, self.help) = (path, reason, help)
  }

  /// Describes a finding about parameters that came over the wire.
  init(_ finding: Finding, in parameters: WireParameters) {
    path = finding.place.line.flatMap { parameters.path(ofLine: $0) } ?? []
    reason = finding.message
    help = finding.help
  }

  /// The rejection at the line of the value in parameters as they were written.
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
