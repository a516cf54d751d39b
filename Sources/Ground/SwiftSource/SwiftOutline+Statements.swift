extension SwiftOutline {
  /// The modules that the source always imports, in order and without duplicates; imports inside `#if` do not count.
  public var imports: [String] { imports(underConditions: false) }

  /// Returns the modules that the source imports.
  ///
  /// - Parameter underConditions: whether to include imports inside `#if`, which are not always compiled.
  /// - Returns: the names of the modules, in order and without duplicates.
  public func imports(underConditions: Bool) -> [String] {
    var names: [String] = []
    for (index, token) in tokens.enumerated() where token.text == "import" && token.depth == 0 {
      guard underConditions || token.conditions == 0 else { continue }
      guard index == 0 || startsStatement(index) else { continue }
      var next = index + 1
      let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor"]
      if next < tokens.count, kinds.contains(tokens[next].text) { next += 1 }
      guard next < tokens.count, tokens[next].kind == .word, tokens[next].line == token.line else { continue }
      if !names.contains(tokens[next].text) { names.append(tokens[next].text) }
    }
    return names
  }

  private func startsStatement(_ index: Int) -> Bool {
    let before = tokens[index - 1]
    return before.line < tokens[index].line || before.text == ";" || before.text.hasPrefix("@")
      || before.kind == .closing
      || ["public", "internal", "package", "private", "fileprivate"].contains(before.text)
  }

  /// All words of the source outside strings.
  public var words: Set<String> {
    Set(tokens.lazy.filter { $0.kind == .word }.map(\.text))
  }

  /// The words that are not members after a dot, without backquotes and without the sign of an attribute.
  private var usedNames: Set<String> {
    Set(
      tokens.indices.lazy.filter { index in
        guard tokens[index].kind == .word else { return false }
        guard index > 0, tokens[index - 1].kind == .sign else { return true }
        return !tokens[index - 1].text.hasSuffix(".") || tokens[index - 1].text.hasSuffix("...")
      }.map { index in
        let text = tokens[index].text
        return text.first.map { "@`$".contains($0) } == true ? text.filter { !"@`$".contains($0) } : text
      })
  }

  /// Returns the words of the source that are not members after a dot, including those in string interpolations.
  ///
  /// - Parameter source: the source of this outline.
  /// - Returns: the words, without duplicates.
  /// - Complexity: O(*n*) for *n* bytes, if interpolations are nested only a few levels deep.
  public func wordsWithInsertions(_ source: String) -> Set<String> {
    var words = usedNames
    let bytes = Array(source.utf8)
    for token in tokens where token.kind == .literal {
      let literal = Array(bytes[token.range])
      for range in Self.insertions(in: literal) {
        let inside = String(decoding: literal[range], as: UTF8.self)
        words.formUnion(SwiftOutline(inside).wordsWithInsertions(inside))
      }
    }
    return words
  }

  /// Returns all words of the source, including members and the words in string interpolations.
  ///
  /// - Parameter source: the source of this outline.
  /// - Returns: the words, without duplicates.
  /// - Complexity: O(*n*) for *n* bytes, if interpolations are nested only a few levels deep.
  public func allWords(_ source: String) -> Set<String> {
    var words = words
    let bytes = Array(source.utf8)
    for token in tokens where token.kind == .literal {
      let literal = Array(bytes[token.range])
      for range in Self.insertions(in: literal) {
        let inside = String(decoding: literal[range], as: UTF8.self)
        words.formUnion(SwiftOutline(inside).allWords(inside))
      }
    }
    return words
  }

  /// Whether a type is marked with `@main`, as the program's entry point.
  public var hasMainType: Bool {
    tokens.contains { $0.text == "@main" && $0.depth == 0 }
  }

  /// Whether the source omits something: `...` or `…` takes the place of an expression or a statement.
  public var hasEllipsis: Bool { !ellipsisLines.isEmpty }

  /// The lines, from 1, on which `...` or `…` takes the place of an expression or a statement.
  package var ellipsisLines: Set<Int> {
    let places = tokens.indices.filter { (index: Int) -> Bool in
      if tokens[index].text == ":..." { return true }
      guard tokens[index].text == "..." || tokens[index].text == "…" else { return false }
      let opens =
        index == 0 || [.opening, .separator].contains(tokens[index - 1].kind)
        || tokens[index - 1].line < tokens[index].line || [":", "=", "return"].contains(tokens[index - 1].text)
      let closes =
        index + 1 == tokens.count || tokens[index + 1].kind == .closing || tokens[index + 1].line > tokens[index].line
        || tokens[index + 1].kind == .separator
      return opens && closes || opens && tokens[index].text == "…"
    }
    return Set(places.map { tokens[$0].line + 1 })
  }

  /// The bytes after the labels of cases in `switch` statements whose bodies are only comments on lines of their own.
  package var placesOfEmptyCases: [Int] {
    zip(tokens, tokens.dropFirst()).compactMap { label, next in
      guard label.text == ":", ["case", "default", "@unknown", "}"].contains(next.text) else { return nil }
      let space = label.range.upperBound..<next.range.lowerBound
      let inside = (comments + blockComments).filter { space.contains($0.range.lowerBound) }
      return inside.isEmpty || inside.contains(where: \.followsCode) ? nil : label.range.upperBound
    }
  }

  /// The lines, from 1, on which something is omitted, or that the compiler reads together with such a line.
  package var incompleteLines: Set<Int> {
    let lines = ellipsisLines
    return lines.union(
      lines.compactMap { line in tokens.first { $0.line + 1 > line && $0.kind != .closing }.map { $0.line + 1 } })
  }

  /// Returns the lines, from 1, that mention any of some names.
  package func lines(withAnyOf names: Set<String>) -> Set<Int> {
    Set(tokens.filter { $0.kind == .word && names.contains($0.text) }.map { $0.line + 1 })
  }

  /// The lines, from 1, of each body outside brackets, from its opening brace to its closing one.
  public var bodyLines: [ClosedRange<Int>] {
    let outer = tokens.filter { $0.depth == 0 }
    return zip(outer.filter { $0.text == "{" }, outer.filter { $0.text == "}" })
      .filter { $0.line <= $1.line }.map { ($0.line + 1)...($1.line + 1) }
  }

  /// Returns whether a statement could take the place of a comment: the one before it has ended, and no bracket is
  /// open.
  public func separatesStatements(_ comment: SwiftLineComment) -> Bool {
    guard comment.depth == 0 else { return false }
    if comment.tokensBefore < tokens.count {
      let next = tokens[comment.tokensBefore]
      let words: Set = ["else", "catch", "where", "as", "is", "throws", "async", "rethrows"]
      if next.kind == .sign && !isPrefix(comment.tokensBefore) || next.kind == .separator || next.text == "{"
        || words.contains(next.text)
      {
        return false
      }
    }
    guard comment.tokensBefore > 0 else { return true }
    let last = tokens[comment.tokensBefore - 1]
    if last.text.hasPrefix("#") || last.text.hasPrefix("@") { return last.text == "#endif" || last.text == "#else" }
    let words: Set = [
      "else", "do", "repeat", "try", "await", "return", "in", "let", "var", "func", "import", "throw", "if", "while",
      "for",
      "guard", "switch", "some", "any", "as", "is", "where", "struct", "class", "enum", "extension", "protocol",
    ]
    if last.kind == .word { return !words.contains(last.text) }
    if last.kind == .sign { return ["!", "?", "...", "++", "--"].contains(last.text) }
    return last.text != ","
  }
}
