extension SwiftOutline {
  /// The types of the functions and properties of a type or its extensions outside brackets, by their names.
  ///
  /// A type is written as the compiler writes it, but without spaces: `(String,Int)throws->String?`.
  ///
  /// - Parameter type: the name of the type.
  /// - Returns: the types; several for functions that share a name, and none for properties whose types are not written.
  /// - Complexity: O(*n*) for *n* tokens.
  package func memberTypes(of type: String) -> [String: Set<String>] {
    var types: [String: Set<String>] = [:]
    var isWithin = false
    for index in tokens.indices {
      let token = tokens[index]
      if token.depth == 0, ["actor", "class", "enum", "extension", "struct"].contains(token.text) {
        isWithin = plainWord(index + 1) == type
      }
      if isWithin, token.depth == 1, ["let", "var"].contains(token.text), index + 2 < tokens.endIndex,
        tokens[index + 2].text == ":", let name = plainWord(index + 1)
      {
        let type = tokens[(index + 3)...].prefix { type in
          type.line == token.line && !["=", "{", ","].contains(type.text) && type.depth > 0
        }
        types[name, default: []].insert(type.map(\.text).joined())
      }
      guard isWithin, token.text == "func", token.depth == 1, let name = plainWord(index + 1),
        let open = tokens[index...].firstIndex(where: { $0.text == "(" && $0.depth == 1 }),
        let close = tokens[open...].firstIndex(where: { $0.text == ")" && $0.depth == 1 })
      else { continue }
      let rest = tokens[(close + 1)...].prefix { $0.depth > 1 || !["{", "}", "where", "func"].contains($0.text) }
      let result = rest.map(\.text).joined()
      let parameters = tokens[(open + 1)..<close].split { $0.text == "," && $0.depth == 2 }.map { parameter in
        parameter.drop { $0.text != ":" }.dropFirst().prefix { $0.text != "=" }.map(\.text).joined()
      }
      types[name, default: []].insert(
        "(\(parameters.joined(separator: ",")))\(result)\(result.contains("->") ? "" : "->()")")
    }
    return types
  }
}
