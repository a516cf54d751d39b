extension SwiftOutline {
  /// The names that the source declares outside brackets, including those that a `guard` binds.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  public var declaredNames: Set<String> {
    var names: Set<String> = []
    let types: Set = [
      "func", "struct", "class", "enum", "actor", "protocol", "typealias", "macro", "operator",
    ]
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard token.depth == 0, token.kind == .word, !isWord(index - 2, "import") else { continue }
      if types.contains(token.text) {
        if let name = word(at: index) { names.insert(name) }
      } else if token.text == "guard" {
        index = bindings(ofGuard: index, &names)
      } else if token.text == "let" || token.text == "var", !isCondition(index - 1) {
        index = bindings(from: index, &names)
      }
    }
    return names
  }

  /// Reads the bindings after a `let` or `var`, such as `x = 1, (y, z): (Int, Int) = f()`, and returns the position
  /// after them.
  private func bindings(from start: Int, _ names: inout Set<String>) -> Int {
    var index = pattern(at: start, &names)
    while index < tokens.count, !beginsStatement(index) {
      if tokens[index].text == ",", tokens[index].depth == 0 {
        index = pattern(at: index + 1, &names)
      } else {
        index = behindGenericArguments(index) ?? index + 1
      }
    }
    return index
  }

  /// Reads the bindings in the conditions of a `guard`, up to its `else`, and returns the position after them.
  private func bindings(ofGuard start: Int, _ names: inout Set<String>) -> Int {
    var index = start
    var braces = 0
    while index < tokens.count, !(tokens[index].depth == 0 && tokens[index].text == "else") {
      switch tokens[index].text {
      case "{": braces += 1
      case "}": braces -= 1
      case "let" where braces == 0, "var" where braces == 0:
        index = pattern(at: index + 1, &names)
        continue
      default: break
      }
      index += 1
    }
    return index
  }

  /// Reads the pattern of a binding and returns the position after it.
  ///
  /// A pattern is a name, a tuple, or a case such as `.some(x)`.
  private func pattern(at start: Int, _ names: inout Set<String>) -> Int {
    if let name = word(at: start), !isSign(start + 1, ".") {
      names.insert(name)
      return start + 1
    }
    var index = start
    while index < tokens.count, tokens[index].kind == .word || isSign(index, ".") { index += 1 }
    guard index < tokens.count, tokens[index].text == "(" else { return index }
    let depth = tokens[index].depth
    index += 1
    while index < tokens.count, tokens[index].depth > depth {
      let isLabel = isSign(index + 1, ":") || isSign(index - 1, ".")
      if let name = word(at: index), !isLabel, name != "let", name != "var" { names.insert(name) }
      index += 1
    }
    return index + 1
  }

  /// Returns the position after generic arguments such as `<Key, Value>`; nil if there are none.
  private func behindGenericArguments(_ start: Int) -> Int? {
    guard tokens[start].text == "<", start > 0, tokens[start - 1].kind == .word,
      tokens[start - 1].range.upperBound == tokens[start].range.lowerBound
    else { return nil }
    var open = 0
    for index in start..<tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .word, .opening, .closing: continue
      case .separator where token.text == ",": continue
      case .sign where ["<", ".", "&", "?", ":", "->", "..."].contains(token.text): open += token.text == "<" ? 1 : 0
      case .sign where token.text.hasPrefix(">"):
        open -= token.text.prefix { $0 == ">" }.count
        if open <= 0 { return index + 1 }
      case .sign, .separator, .literal: return nil
      }
    }
    return nil
  }

  /// Returns whether the `let` or `var` at a position is in a condition or in the pattern of a statement.
  private func isCondition(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = tokens[index - 1]
    return before.text == "," || ["if", "while", "for", "case", "catch"].contains(before.text)
  }

  /// Returns whether the token at a position begins another statement than the token before it.
  private func beginsStatement(_ index: Int) -> Bool {
    let (before, token) = (tokens[index - 1], tokens[index])
    if token.depth > 0 { return false }
    if token.text == ";" || before.text == ";" { return true }
    guard token.line > lastLine(of: before), before.text != "," else { return false }
    if token.kind == .sign || token.text == "{" || token.kind == .separator { return false }
    return before.kind != .sign || ["!", "?", "...", ">"].contains(before.text)
  }

  private func word(at index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    let name = tokens[index].text.filter { $0 != "`" }
    return name == "_" || name.first?.isNumber == true ? nil : name
  }

  private func isWord(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].text == text
  }

  private func isSign(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign && tokens[index].text == text
  }
}
