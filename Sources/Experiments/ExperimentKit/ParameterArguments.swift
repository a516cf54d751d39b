import SourceText

/// The parameters of an experiment as `key=value` words of a command line.
package enum ParameterArguments {
  /// Reads the words; the line of an entry is the number of its word, from 1.
  package static func entries(_ words: [String]) -> (entries: [YAMLNode.Entry], findings: [Finding]) {
    var entries: [YAMLNode.Entry] = []
    var findings: [Finding] = []
    for (index, word) in words.enumerated() {
      let place = Place(file: word.abbreviated)
      guard let equals = word.firstIndex(of: "="), equals > word.startIndex else {
        findings.append(Finding(place, "This is not a parameter.", help: "Write it as `key=value`."))
        continue
      }
      let key = String(word[..<equals])
      let (root, errors) = YAMLParser.parse(String(word[word.index(after: equals)...]), file: word)
      findings += errors.map { Finding(place, $0.message, help: $0.help) }
      if entries.contains(where: { $0.key == key }) {
        findings.append(Finding(place, "Duplicate parameter `\(key)`.", help: "Remove one of the two."))
      } else if errors.isEmpty {
        let node = root ?? YAMLNode(.scalar("", quoted: false), line: 1)
        entries.append(YAMLNode.Entry(key: key, line: index + 1, value: node.moved(to: index + 1)))
      }
    }
    return (entries, findings)
  }
}

extension YAMLNode {
  /// Returns the node with every line replaced by one number.
  fileprivate func moved(to line: Int) -> YAMLNode {
    switch content {
    case .scalar: YAMLNode(content, line: line)
    case .sequence(let nodes): YAMLNode(.sequence(nodes.map { $0.moved(to: line) }), line: line)
    case .mapping(let entries):
      YAMLNode(
        .mapping(entries.map { Entry(key: $0.key, line: line, value: $0.value.moved(to: line)) }), line: line)
    }
  }
}
