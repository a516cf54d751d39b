extension SwiftOutline {
  /// Whether square brackets contain a colon, as in a dictionary literal or type.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  public var hasDictionary: Bool {
    var open: [String] = []
    for token in tokens {
      if token.kind == .opening { open.append(token.text) }
      if token.kind == .closing { _ = open.popLast() }
      if token.text == ":", open.last == "[" { return true }
    }
    return false
  }

  /// Whether the source consists only of declarations without bodies, as in documentation of an interface.
  public var isInterface: Bool {
    var found = false
    for index in tokens.indices where tokens[index].text == "func" && tokens[index].depth == 0 {
      guard let end = tokens.indices[(index + 1)...].first(where: startsLine) else {
        return tokens[index...].allSatisfy { $0.text != "{" }
      }
      let rest = tokens[index..<end]
      let isContinued = [",", "->", "where", "{"].contains(tokens[end].text) || tokens[end].text == "throws"
      if !isContinued, !rest.contains(where: { $0.text == "{" }) { found = true }
    }
    return found
  }

  /// Whether a function or an initializer outside brackets, or in a type other than a protocol, has no body.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  package var lacksBodies: Bool {
    if isInterface { return true }
    var isType = false
    for index in tokens.indices {
      let token = tokens[index]
      if token.depth == 0, ["actor", "class", "enum", "extension", "protocol", "struct"].contains(token.text) {
        isType = token.text != "protocol"
      }
      guard isType, token.depth == 1, ["func", "init"].contains(token.text), tokens[index - 1].text != "." else {
        continue
      }
      let end = tokens.indices[(index + 1)...].first { next in
        tokens[next].depth < 1
          || tokens[next].depth == 1 && tokens[next].line > tokens[next - 1].line
            && ![",", "->", "where", "{", "throws", ")"].contains(tokens[next].text)
      }
      if !tokens[index..<(end ?? tokens.endIndex)].contains(where: { $0.text == "{" }) { return true }
    }
    return false
  }

  /// Whether a token is the first of its line, outside of brackets, and closes none.
  private func startsLine(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.depth == 0 && token.kind != .closing && token.line > tokens[index - 1].line
  }

  /// Whether the source is part of a package's manifest.
  ///
  /// Either it imports `PackageDescription`, or all of it belongs in a list of a manifest.
  public var isOfManifest: Bool {
    if imports.contains("PackageDescription") { return true }
    let entries: Set = ["package", "product", "target", "testTarget", "executableTarget", "macro", "plugin", "library"]
    let words: Set = ["dependencies", "targets", "products", "platforms", "swiftSettings"]
    guard let first = tokens.first else { return false }
    if tokens.prefix(4).map(\.text) == ["let", "package", "=", "Package"] { return true }
    if first.text.hasPrefix("."), tokens.count > 2, entries.contains(tokens[1].text), tokens[2].text == "(" {
      let names: Set = ["url", "name", "path", "id"]
      return tokens.count > 3 && names.contains(tokens[3].text)
    }
    return words.contains(first.text) && tokens.count > 2 && tokens[1].text == ":" && tokens[2].text == "["
  }
}
