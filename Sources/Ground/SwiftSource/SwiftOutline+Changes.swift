extension SwiftOutline {
  /// The names that statements outside bodies change, by an assignment to them or to a part of them, or as an argument
  /// with `&`.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  package var changedNames: Set<String> {
    var names: Set<String> = []
    for statement in executedStatements {
      let first = tokens[statement.lowerBound]
      if first.kind == .word, assignment(in: statement) != nil { names.insert(first.text) }
    }
    for (sign, name) in zip(tokens, tokens.dropFirst())
    where sign.text == "&" && name.kind == .word && sign.range.upperBound == name.range.lowerBound {
      names.insert(name.text)
    }
    return names
  }
}
