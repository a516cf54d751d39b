extension SwiftOutline {
  /// The types of the functions of a type or its extensions outside brackets, by their names.
  ///
  /// A type is written as the compiler writes it, but without spaces: `(String,Int)throws->String?`.
  ///
  /// - Parameter type: the name of the type.
  /// - Returns: the types; several for functions that share a name.
  /// - Complexity: O(*n*) for *n* tokens.
  package func methodTypes(of type: String) -> [String: Set<String>] {
    var types: [String: Set<String>] = [:]
    var isWithin = false
    for index in tokens.indices {
      let token = tokens[index]
      if token.depth == 0, ["actor", "class", "enum", "extension", "struct"].contains(token.text) {
        isWithin = plainWord(index + 1) == type
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
