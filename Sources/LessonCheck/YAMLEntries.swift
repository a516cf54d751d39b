import SourceText

/// Reads the entries of a YAML file, and keeps what is wrong with them.
struct YAMLEntries {
  let root: YAMLNode?
  private(set) var findings: [Finding]
  private let path: String

  /// Parses a file.
  init(_ file: SourceFile) {
    path = file.path
    (root, findings) = YAMLParser.parse(String(decoding: file.bytes, as: UTF8.self), file: file.path)
  }

  /// Keeps a mistake.
  mutating func report(_ line: Int, _ message: String, help: String) {
    findings.append(Finding(Place(file: path, line: line), message, help: help))
  }

  /// The entries of a mapping, of which only some keys are known.
  mutating func entries(_ node: YAMLNode?, keys: [String]? = nil) -> [YAMLNode.Entry] {
    guard let node, !node.isEmpty else { return [] }
    guard case .mapping(let entries) = node.content else {
      report(node.line, "Here stands no list of keys and values.", help: "Write `key: value` on each line.")
      return []
    }
    guard let keys else { return entries }
    for entry in entries where !keys.contains(entry.key) {
      report(
        entry.line, "`\(entry.key)` is no key here.", help: Suggestion.help(for: entry.key, among: keys, what: "keys"))
    }
    return entries
  }

  /// The members of a list.
  mutating func sequence(_ entry: YAMLNode.Entry) -> [YAMLNode] {
    if case .sequence(let nodes) = entry.value.content { return nodes }
    report(
      entry.line, "`\(entry.key)` is no list.",
      help: "Write `\(entry.key):`, and each member on a line with `- ` before it.")
    return []
  }

  /// A text that is not empty.
  mutating func text(_ entry: YAMLNode.Entry) -> String? {
    if let text = entry.value.scalar, !text.isEmpty { return text }
    report(entry.line, "`\(entry.key)` is no text.", help: "Write `\(entry.key): …` on one line.")
    return nil
  }

  /// A list of texts, or one text.
  mutating func texts(_ entry: YAMLNode.Entry) -> [String] {
    if let text = entry.value.scalar, !text.isEmpty { return [text] }
    if case .sequence(let nodes) = entry.value.content {
      let texts = nodes.compactMap(\.scalar)
      if texts.count == nodes.count { return texts }
    }
    report(entry.line, "`\(entry.key)` is no list of texts.", help: "Write `\(entry.key): [first, second]`.")
    return []
  }
}
