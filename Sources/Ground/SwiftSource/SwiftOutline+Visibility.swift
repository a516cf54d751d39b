extension SwiftOutline {
  /// The functions and types outside brackets that other modules see.
  package var publicNames: Set<String> {
    let words: Set = ["actor", "class", "enum", "func", "macro", "protocol", "struct", "typealias"]
    return Set(
      tokens.indices.filter { tokens[$0].depth == 0 && words.contains(tokens[$0].text) && isVisible($0) == true }
        .compactMap { plainWord($0 + 1) })
  }

  /// Returns whether a declaration is visible for other modules; nil if its modifiers do not say.
  func isVisible(_ index: Int) -> Bool? {
    let levels = ["fileprivate", "internal", "open", "package", "private", "public"]
    let others: Set = [
      "class", "convenience", "distributed", "final", "isolated", "mutating", "nonisolated", "nonmutating", "override",
      "required", "static",
    ]
    var before = index - 1
    while before >= 0, tokens[before].kind == .word {
      let text = tokens[before].text
      if levels.contains(text) { return ["open", "public"].contains(text) }
      guard others.contains(text) || text.hasPrefix("@") else { return nil }
      before -= 1
    }
    return nil
  }
}
