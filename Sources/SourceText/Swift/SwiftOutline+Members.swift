extension SwiftOutline {
  private static let typeWords: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]

  /// For each token, whether it stands in the braces of a type or an extension, and the position of the innermost bracket
  /// that is open there; nil for none.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  var enclosures: [(isInType: Bool, bracket: Int?, isTypeBody: Bool)] {
    var open: [(position: Int, isType: Bool)] = []
    var types = 0
    var head: Int?
    return tokens.indices.map { index in
      let token = tokens[index]
      if token.kind == .closing, let last = open.popLast(), last.isType { types -= 1 }
      let enclosure = (types > 0, open.last?.position, open.last?.isType ?? false)
      if token.kind == .word, Self.typeWords.contains(token.text), isTypeHead(index) {
        head = token.depth
      } else if token.text == "{" {
        let isType = head == token.depth
        if isType { (types, head) = (types + 1, nil) }
        open.append((index, isType))
      } else if token.kind == .opening {
        open.append((index, false))
      } else if token.text == "}" || token.text == ";" {
        head = nil
      }
      return enclosure
    }
  }

  /// Whether a word such as `class` begins a type, and is no modifier of a member.
  private func isTypeHead(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return false }
    let modified: Set = ["func", "var", "let", "subscript", "init", "override", "final"]
    return !modified.contains(tokens[index + 1].text)
  }

  /// The names that types and extensions of the source declare within their braces, cases of enumerations included.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  public var memberNames: Set<String> {
    let enclosures = enclosures
    let words: Set = [
      "var", "let", "func", "case", "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
    ]
    var names: Set<String> = []
    var isList = false
    var genericDepth = 0
    for index in tokens.indices where enclosures[index].isTypeBody {
      let token = tokens[index]
      if token.kind == .word, words.contains(token.text) {
        isList = ["var", "let", "case"].contains(token.text)
        genericDepth = 0
        if let name = plainWord(index + 1) { names.insert(name) }
      } else if token.text == "<", tokens[index - 1].range.upperBound == token.range.lowerBound {
        genericDepth += 1
      } else if token.kind == .sign, token.text.hasPrefix(">") {
        genericDepth = max(0, genericDepth - token.text.prefix { $0 == ">" }.count)
      } else if isList, genericDepth == 0, token.text == ",", let name = plainWord(index + 1) {
        names.insert(name)
      }
    }
    return names
  }

  /// Whether it declares functions whose names are signs.
  public var declaresOperators: Bool {
    tokens.indices.contains { tokens[$0].text == "func" && $0 + 1 < tokens.count && tokens[$0 + 1].kind == .sign }
  }

  /// The word at a position without backquotes; nil if no word stands there.
  func plainWord(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    return tokens[index].text.filter { $0 != "`" }
  }

  /// What tells the functions of a name apart, by the names of those outside brackets: the labels and types of their
  /// parameters as they are written.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  public var functionSignatures: [String: Set<String>] {
    var signatures: [String: Set<String>] = [:]
    for index in tokens.indices where tokens[index].text == "func" && tokens[index].depth == 0 {
      guard let name = plainWord(index + 1),
        let open = tokens[index...].indices.first(where: { tokens[$0].text == "(" && tokens[$0].depth == 0 })
      else { continue }
      let parameters = tokens[(open + 1)...].prefix { $0.depth > 0 }
      signatures[name, default: []].insert(parameters.map(\.text).joined(separator: " "))
    }
    return signatures
  }
}
