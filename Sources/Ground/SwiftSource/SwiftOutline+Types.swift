extension SwiftOutline {
  /// A type or an extension, with the names that its braces declare.
  public struct TypeDeclaration: Sendable, Hashable {
    /// The word that begins it: `struct`, `class`, `enum`, `actor`, `protocol`, or `extension`.
    public var keyword: String
    /// The name of the type, without its module and the types around it.
    public var name: String
    /// The names after the colon: the superclass and the protocols.
    public var inherited: Set<String>
    /// The names of its members.
    public var members: Set<String>
  }

  /// The types and extensions outside functions, from top to bottom.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  public var typeDeclarations: [TypeDeclaration] {
    let heads: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    let words: Set = ["var", "let", "func", "case", "typealias", "associatedtype"]
    var types: [TypeDeclaration] = []
    /// The types around the position, with the depth of their members; nil for other braces.
    var open: [Int?] = []
    var isCase = false
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      let isMember = open.last != .some(nil)
      if token.kind == .closing {
        _ = open.popLast()
      } else if token.kind == .opening {
        open.append(nil)
      } else if token.kind == .word, isMember, heads.contains(token.text), index + 1 < tokens.endIndex,
        tokens[index + 1].kind == .word, !words.contains(tokens[index + 1].text),
        let brace = tokens[index...].firstIndex(where: { $0.text == "{" && $0.depth == token.depth })
      {
        let declaration = typeDeclaration(token.text, tokens[(index + 1)..<brace])
        if let outer = open.last.flatMap(\.self) { types[outer].members.insert(declaration.name) }
        open.append(types.endIndex)
        types.append(declaration)
        index = brace
      } else if let outer = open.last.flatMap(\.self) {
        if token.kind == .word, words.contains(token.text) { isCase = token.text == "case" }
        if token.kind == .word && words.contains(token.text) || token.text == "," && isCase,
          let name = plainWord(index + 1)
        {
          types[outer].members.insert(name)
        }
      }
      index += 1
    }
    return types
  }

  /// Returns the declaration for the tokens between the keyword of a type and its opening brace.
  func typeDeclaration(_ keyword: String, _ head: ArraySlice<SwiftToken>) -> TypeDeclaration {
    func isName(_ token: SwiftToken) -> Bool { token.kind == .word || token.text == "." }
    let path = head.prefix(while: isName)
    let depth = head.first?.depth ?? 0
    let name = path.last { $0.kind == .word }?.text ?? ""
    var inherited: Set<String> = []
    var brackets = 0
    var isList = false
    for (token, next) in zip(head, head.dropFirst().map(\.text) + [""]) where token.depth == depth {
      if token.text == "where" { break }
      if token.kind == .sign { brackets += token.text.count { $0 == "<" } - token.text.count { $0 == ">" } }
      if token.text == ":", brackets == 0 { isList = true }
      if isList, brackets == 0, token.kind == .word, next != "." { inherited.insert(token.text) }
    }
    return TypeDeclaration(keyword: keyword, name: name, inherited: inherited, members: [])
  }
}
