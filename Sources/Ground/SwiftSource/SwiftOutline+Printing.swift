extension SwiftOutline {
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
    let name = tokens[opening - 1]
    guard ["print", "debugPrint", "dump"].contains(name.text), canBeginCall(opening - 1) else { return nil }
    return (opening - 1)...end
  }

  private func lastToken(before comment: SwiftLineComment) -> Int? {
    guard let last = tokens[..<comment.tokensBefore].indices.last else { return nil }
    return tokens[last].text == ";" && last > 0 ? last - 1 : last
  }

  /// Whether a token continues the expression of the lines above it.
  private func isContinued(at index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .sign && !isPrefix(index)
  }

  /// Whether a name is the first of a statement, perhaps after `try` or `await`.
  private func canBeginCall(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    if ["{", ";", "in", ":", "try", "await"].contains(before.text) { return true }
    guard before.line < tokens[index].line else { return false }
    switch before.kind {
    case .closing, .literal: return true
    case .word: return !["return", "func", "else", "do", "=", "throw"].contains(before.text)
    case .sign: return ["!", "?"].contains(before.text)
    case .opening, .separator: return false
    }
  }
}
