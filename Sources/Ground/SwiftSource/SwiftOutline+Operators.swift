extension SwiftOutline {
  /// An operator function.
  public struct OperatorFunction: Sendable, Hashable {
    /// The operator.
    public var name: String
    /// The words of its parameters and its result, including the type that declares it.
    public var words: Set<String>
  }

  /// The operator functions of the source.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  public var operatorFunctions: [OperatorFunction] {
    let all = tokens.indices.filter {
      tokens[$0].text == "func" && $0 + 1 < tokens.count && tokens[$0 + 1].kind == .sign
    }
    guard !all.isEmpty else { return [] }
    let enclosures = enclosures
    return all.map { index in
      let depth = tokens[index].depth
      let head = tokens[(index + 2)...].prefix(200).prefix { $0.depth > depth || $0.text != "{" && $0.kind != .closing }
      var words = Set(head.filter { $0.kind == .word || $0.text == "[" }.map(\.text))
      if let bracket = enclosures[index].bracket, enclosures[index].isTypeBody {
        let outer = tokens[..<bracket].lastIndex {
          ["actor", "class", "enum", "extension", "protocol", "struct"].contains($0.text)
        }
        if let outer, outer + 1 < tokens.count { words.insert(tokens[outer + 1].text) }
      }
      let name = tokens[index + 1].text
      return OperatorFunction(
        name: name.count > 1 && name.hasSuffix("<") ? String(name.dropLast()) : name, words: words)
    }
  }

  /// The types that extensions outside brackets extend, with the protocols that each extension adds.
  public var conformances: [(type: String, protocols: [String])] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "extension", tokens[index].depth == 0, tokens[index].kind == .word,
        let name = plainWord(index + 1)
      else { return nil }
      let head = tokens[(index + 2)...].prefix { $0.text != "{" && $0.text != "where" }
      guard let colon = head.firstIndex(where: { $0.text == ":" }) else { return nil }
      return (name, head[(colon + 1)...].filter { $0.kind == .word }.map(\.text))
    }
  }
}
