extension SwiftOutline {
  /// Whether code that is added to the source can be seen: it mentions columns, or gives `Swift` another meaning.
  package var showsAddedCode: Bool {
    let words: Set = ["actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
    return tokens.contains { $0.text == "#column" }
      || zip(tokens, tokens.dropFirst()).contains { words.contains($0.text) && $1.text == "Swift" }
  }

  /// Returns the call of `print`, `debugPrint` or `dump` that ends before a comment on its line.
  ///
  /// - Parameter comment: the comment.
  /// - Returns: the positions of the tokens from the name to the closing bracket; nil if anything else ends before the
  ///   comment.
  /// - Complexity: O(*n*) for *n* tokens of the call.
  package func printingCall(before comment: SwiftLineComment) -> ClosedRange<Int>? {
    guard comment.followsCode, let end = lastToken(before: comment), tokens[end].text == ")",
      tokens[end].depth == comment.depth, !isContinued(at: comment.tokensBefore),
      let opening = tokens[..<end].lastIndex(where: { $0.depth == comment.depth }), tokens[opening].text == "(",
      opening > 0, tokens[opening].line == tokens[opening - 1].line
    else { return nil }
    let isOfSwift = opening > 2 && tokens[opening - 2].text == "." && tokens[opening - 3].text == "Swift"
    let start = opening - (isOfSwift ? 3 : 1)
    // A call with `to:` prints into a text.
    guard ["print", "debugPrint", "dump"].contains(tokens[opening - 1].text), canBeginCall(start),
      !labels(in: opening).contains("to")
    else { return nil }
    return start...end
  }

  private func lastToken(before comment: SwiftLineComment) -> Int? {
    guard let last = tokens[..<comment.tokensBefore].indices.last else { return nil }
    return tokens[last].text == ";" && last > 0 ? last - 1 : last
  }

  /// Whether a token continues the expression of the lines above it.
  private func isContinued(at index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .sign && !isPrefix(index)
  }

  /// Whether a name is the first of a statement on its line, or of an expression that is returned or assigned.
  private func canBeginCall(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    if ["{", "in", ":", "=", "try", "await", "return"].contains(before.text) { return true }
    guard before.line < tokens[index].line else { return false }
    switch before.kind {
    case .closing, .literal: return true
    case .word: return !["func", "else", "do", "throw"].contains(before.text)
    case .sign: return ["!", "?"].contains(before.text) || before.text.hasSuffix(">") && before.text != "->"
    case .opening: return false
    case .separator: return before.text == ";"
    }
  }
}
