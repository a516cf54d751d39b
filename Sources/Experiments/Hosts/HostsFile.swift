import SourceText
import TimeLimits

/// The hosts that a `hosts.yml` declares.
///
/// For example:
///
///     drawing:
///       command: [lesson-drawing]
///       topics: [slider, ticket]
///       set-up: Run scripts/build.
package struct HostsFile: Sendable, Hashable {
  /// The name of the file.
  package static let name = "hosts.yml"
  private static let keys = ["command", "topics", "start-limit", "time-limit", "set-up", "depends-on"]

  /// The hosts in the order in which they are declared.
  package private(set) var hosts: [HostDeclaration] = []
  /// The errors in the file.
  package private(set) var findings: [Finding] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - path: the path of the file in findings.
  package init(_ bytes: [UInt8], path: String) {
    let file = SourceFile(path: path, bytes: bytes)
    let (root, errors) = YAMLParser.parse(String(decoding: bytes, as: UTF8.self), file: path)
    findings = errors
    guard let root else { return }
    guard case .mapping(let entries) = root.content else {
      report(
        file.place(line: root.line), "This is not a list of hosts.",
        "Write `NAME:` and below it `command` and `topics`.")
      return
    }
    for entry in entries { read(entry, file) }
  }

  /// Returns the host of an experiment's topic.
  package func host(of topic: String) -> HostDeclaration? {
    hosts.first { $0.topics.contains(topic) }
  }

  private mutating func report(_ place: Place, _ message: Message, _ help: Message) {
    findings.append(Finding(place, message, help: help))
  }

  private mutating func read(_ host: YAMLNode.Entry, _ file: SourceFile) {
    guard case .mapping(let entries) = host.value.content else {
      return report(
        file.place(line: host.line), "The declaration of the host `\(host.key)` is empty.",
        "Write `command` and `topics` below it.")
    }
    var declaration = HostDeclaration(name: host.key, command: [], topics: [], place: file.place(line: host.line))
    for entry in entries {
      let place = file.place(line: entry.line)
      switch entry.key {
      case "command": declaration.command = texts(entry, place)
      case "topics": declaration.topics = topics(entry, place)
      case "start-limit": declaration.startLimit = limit(entry, place) ?? declaration.startLimit
      case "time-limit": declaration.timeLimit = limit(entry, place) ?? declaration.timeLimit
      case "set-up": declaration.setUp = entry.value.scalar
      case "depends-on": declaration.dependsOn = dependencies(entry, place)
      default:
        report(
          place, "Unknown key `\(entry.key)` of a host.",
          Suggestion.help(for: entry.key, among: Self.keys, what: "keys"))
      }
    }
    for key in ["command", "topics"] where !entries.contains(where: { $0.key == key }) {
      report(
        file.place(line: host.line), "The host `\(host.key)` has no `\(key)`.",
        key == "command"
          ? "Name its program: `command: [PROGRAM]`."
          : "Write the part before the dot in the names of its experiments: `topics: [TOPIC]`.")
    }
    if !declaration.command.isEmpty { hosts.append(declaration) }
  }

  private mutating func texts(_ entry: YAMLNode.Entry, _ place: Place) -> [String] {
    let nodes: [YAMLNode] =
      switch entry.value.content {
      case .sequence(let nodes): nodes
      default: [entry.value]
      }
    let texts = nodes.compactMap { $0.scalar == "" || $0.controlText != nil ? nil : $0.scalar }
    if texts.count == nodes.count, !texts.isEmpty { return texts }
    report(
      place, "`\(entry.key)` cannot be `\(entry.value.text.abbreviated)`.",
      "It takes strings, as in `\(entry.key): [a, b]`.")
    return []
  }

  /// Returns files and folders; an empty list says that there are none.
  private mutating func dependencies(_ entry: YAMLNode.Entry, _ place: Place) -> [String]? {
    if case .sequence(let nodes) = entry.value.content, nodes.isEmpty { return [] }
    let paths = texts(entry, place)
    return paths.isEmpty ? nil : paths
  }

  private mutating func topics(_ entry: YAMLNode.Entry, _ place: Place) -> [String] {
    let topics = texts(entry, place)
    for topic in topics {
      if topic.contains(".") {
        report(
          place, "The topic `\(topic)` contains a dot.",
          "A topic is the part before the dot in the names of experiments.")
      } else if let other = host(of: topic) {
        report(place, "The topic `\(topic)` already belongs to the host `\(other.name)`.", "List it only once.")
      }
    }
    return topics
  }

  private mutating func limit(_ entry: YAMLNode.Entry, _ place: Place) -> Duration? {
    if let limit = entry.value.scalar.flatMap({ Duration(timeLimit: $0) }) { return limit }
    report(
      place, "`\(entry.key)` cannot be `\(entry.value.text.abbreviated)`.",
      "It takes a time such as `500ms`, `10s` or `2m`, up to ten minutes.")
    return nil
  }
}
