extension SwiftOutline {
  /// The labels of the functions and initializers that other modules do not see, by the names with which they are
  /// called.
  ///
  /// Each declaration has a set of its own. Functions in bodies do not count.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  package var hiddenLabels: [String: [Set<String>]] {
    let heads: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    var labels: [String: [Set<String>]] = [:]
    /// The types around the position, and whether their members are visible unless they say something else; nil for
    /// other brackets.
    var open: [(name: String, isVisible: Bool)?] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      if token.kind == .closing {
        _ = open.popLast()
      } else if token.kind == .opening {
        open.append(nil)
      } else if token.kind == .word, open.last ?? ("", false) != nil {
        let name = token.text == "func" ? plainWord(index + 1) : token.text == "init" ? open.last??.name : nil
        if heads.contains(token.text), plainWord(index + 1) != nil,
          let brace = tokens[index...].firstIndex(where: { $0.text == "{" && $0.depth == token.depth })
        {
          let isVisible = ["extension", "protocol"].contains(token.text) && isVisible(index) == true
          open.append((typeDeclaration(token.text, tokens[(index + 1)..<brace]).name, isVisible))
          index = brace
        } else if let name, isVisible(index) ?? (open.last??.isVisible ?? false) == false,
          let bracket = tokens[index...].firstIndex(where: { $0.text == "(" && $0.depth == token.depth })
        {
          labels[name, default: []].append(self.labels(in: bracket).subtracting(["_"]))
        }
      }
      index += 1
    }
    return labels
  }

  /// Returns the labels of each call of a function or an initializer.
  package func labels(ofCallsOf name: String) -> [Set<String>] {
    zip(tokens.indices, tokens.indices.dropFirst()).filter { tokens[$0].text == name && tokens[$1].text == "(" }
      .map { labels(in: $1) }
  }

  /// Returns what is called on some lines, from 0, other than members.
  package func names(calledOnLines lines: Set<Int>) -> Set<String> {
    Set(
      zip(tokens.indices, tokens.indices.dropFirst()).filter { name, bracket in
        lines.contains(tokens[name].line) && tokens[bracket].text == "("
          && (name == 0 || !tokens[name - 1].text.hasSuffix("."))
      }.compactMap { plainWord($0.0) })
  }

  /// Returns the labels of arguments or parameters.
  func labels(in bracket: Int) -> Set<String> {
    let depth = tokens[bracket].depth
    let inside = tokens[(bracket + 1)...].prefix { $0.depth > depth }.indices
    return Set(
      inside.compactMap { index in
        let isFirst = index == bracket + 1 || tokens[index - 1].text == "," && tokens[index - 1].depth == depth + 1
        let isLabel =
          index + 1 < tokens.endIndex
          && (tokens[index + 1].text == ":"
            || tokens[index + 1].kind == .word && tokens[index + 1].line == tokens[index].line)
        return isFirst && isLabel ? plainWord(index) : nil
      })
  }
}
