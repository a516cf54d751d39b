extension SwiftOutline {
  /// The names that statements outside bodies may change: by an assignment to them or to a part of them, by a call of a
  /// method, or as an argument with `&`.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  package var changedNames: Set<String> {
    var names: Set<String> = []
    for statement in executedStatements {
      let own = tokens[statement]
      guard let first = own.first, first.kind == .word, own.count > 1 else { continue }
      let isCall = own.last?.text == ")" && [".", "?", "["].contains { own[own.startIndex + 1].text.hasPrefix($0) }
      if isCall || assignment(in: statement) != nil { names.insert(first.text) }
    }
    for (sign, name) in zip(tokens, tokens.dropFirst())
    where sign.text == "&" && name.kind == .word && sign.range.upperBound == name.range.lowerBound {
      names.insert(name.text)
    }
    return names
  }
}
