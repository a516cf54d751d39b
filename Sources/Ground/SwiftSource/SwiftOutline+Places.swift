extension SwiftOutline {
  /// Returns the types and extensions around a line, from the inside out.
  ///
  /// If the next declaration below the line is a type, it comes first, since documentation of it is there.
  ///
  /// - Parameter line: the line, from 0.
  /// - Returns: the names, without the types around each.
  /// - Complexity: O(*n*) for *n* tokens.
  public func typeNames(aroundLine line: Int) -> [String] {
    let heads: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    var open: [String?] = []
    var head: String?
    var index = 0
    while index < tokens.count, tokens[index].line <= line {
      let token = tokens[index]
      if token.kind == .word, heads.contains(token.text), let name = nameOfType(after: index) {
        head = name
      } else if token.text == "{" {
        open.append(head)
        head = nil
      } else if token.kind == .opening {
        open.append(nil)
      } else if token.kind == .closing {
        _ = open.popLast()
      }
      index += 1
    }
    var names = open.reversed().compactMap(\.self)
    while index < tokens.count, tokens[index].kind == .word, !heads.contains(tokens[index].text),
      !["func", "var", "let", "init", "case", "subscript", "typealias"].contains(tokens[index].text)
    {
      index += 1
    }
    if index < tokens.count, heads.contains(tokens[index].text), let name = nameOfType(after: index) {
      names.insert(name, at: 0)
    }
    return names
  }

  /// Returns the last part of the name after a word such as `struct`; nil where the word modifies a member.
  private func nameOfType(after index: Int) -> String? {
    guard var name = plainWord(index + 1) else { return nil }
    if ["func", "var", "let", "subscript", "init", "override", "final"].contains(name) { return nil }
    var next = index + 2
    while next + 1 < tokens.count, tokens[next].text == ".", let part = plainWord(next + 1) {
      name = part
      next += 2
    }
    return name
  }
}
