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

  /// The variables on which statements outside bodies only call methods, which may change them.
  package var calledNames: Set<String> {
    Set(
      executedStatements.compactMap { tokens in
        let own = self.tokens[tokens]
        guard let first = own.first, let last = own.last else { return nil }
        return receiver(
          of: SwiftStatement(subject: .other, firstLine: first.line, lastLine: last.line, tokens: tokens)
        )?.prefix { $0 != "." }
      }.map(String.init))
  }

  /// The variables that are declared with `var` outside bodies.
  package var declaredVariables: Set<String> {
    Set(
      zip(tokens, tokens.dropFirst()).filter { $0.text == "var" && $0.depth == 0 && $1.kind == .word }.map(\.1.text))
  }

  /// The variables to which statements outside bodies assign a new value as a whole.
  package var replacedNames: Set<String> {
    Set(
      executedStatements.filter { assignment(in: $0) == $0.lowerBound + 1 && tokens[$0.lowerBound + 1].text == "=" }
        .map { tokens[$0.lowerBound].text })
  }
}
