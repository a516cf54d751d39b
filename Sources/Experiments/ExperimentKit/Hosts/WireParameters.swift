import Results
import SourceText

/// The parameters in a host's format, as if they had been written with each value on its own line.
struct WireParameters {
  /// The parameters, ordered by name.
  private(set) var entries: [YAMLNode.Entry] = []
  private var paths: [[String]] = []

  init(_ parameters: [String: JSONValue]) {
    entries = mapping(parameters, path: [])
  }

  /// Returns the path to the value on a line.
  func path(ofLine line: Int) -> [String]? {
    paths.indices.contains(line - 1) ? paths[line - 1] : nil
  }

  private mutating func line(for path: [String]) -> Int {
    paths.append(path)
    return paths.count
  }

  private mutating func mapping(_ members: [String: JSONValue], path: [String]) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      let line = line(for: path + [key])
      entries.append(YAMLNode.Entry(key: key, line: line, value: node(value, path: path + [key])))
    }
    return entries
  }

  private mutating func node(_ value: JSONValue, path: [String]) -> YAMLNode {
    let line = line(for: path)
    switch value {
    case .string(let text): return YAMLNode(.scalar(text, quoted: text.isEmpty), line: line)
    case .number(let number): return YAMLNode(.scalar("\(number)", quoted: false), line: line)
    case .truth(let truth): return YAMLNode(.scalar("\(truth)", quoted: false), line: line)
    case .array(let values):
      var nodes: [YAMLNode] = []
      for (index, value) in values.enumerated() { nodes.append(node(value, path: path + ["\(index)"])) }
      return YAMLNode(.sequence(nodes), line: line)
    case .object(let members): return YAMLNode(.mapping(mapping(members, path: path)), line: line)
    }
  }
}

extension YAMLNode {
  /// The value in the protocol: texts as written, lists and objects.
  package var wire: JSONValue {
    switch content {
    case .scalar(let text, _): .string(text)
    case .sequence(let nodes): .array(nodes.map(\.wire))
    case .mapping(let entries): .object(entries.wire)
    }
  }
}

extension [YAMLNode.Entry] {
  /// The members in the protocol; of two with the same name, the first.
  package var wire: [String: JSONValue] {
    Dictionary(map { ($0.key, $0.value.wire) }) { first, _ in first }
  }
}
