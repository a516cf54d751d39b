import SourceText

/// What in a listing takes its order from a set or from a dictionary's keys or values, which is another with each run.
struct UnorderedValues {
  private let tokens: [SwiftToken]
  /// The variables whose values have such an order.
  private var names: Set<String> = []
  /// The variables whose elements depend on such an order.
  private var selected: Set<String> = []

  /// Reads the declarations and assignments of a listing.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  init(_ outline: SwiftOutline) {
    tokens = outline.tokens
    for index in tokens.indices {
      guard let name = name(setAt: index) else { continue }
      let end = end(of: index)
      let isUnordered = isUnordered(index...end)
      if isUnordered, isSelection(index...end) { selected.insert(name) } else { selected.remove(name) }
      if isUnordered { names.insert(name) } else { names.remove(name) }
    }
    // A variable may be sorted later.
    for index in tokens.indices.dropFirst(2)
    where tokens[index].text == "sort" && isMember(index) && tokens[index - 2].kind == .word {
      names.remove(tokens[index - 2].text)
    }
  }

  /// Whether a body goes through a set or a dictionary's keys or values, or a loop through pairs that nothing numbers, so that
  /// who calls it does not see that there is no order.
  var isHidden: Bool {
    var braces = 0
    return tokens.indices.contains { index in
      let token = tokens[index]
      if token.text == "{" { braces += 1 } else if token.text == "}" { braces -= 1 }
      if token.text == "for", token.kind == .word, index + 1 < tokens.count, tokens[index + 1].text == "(" {
        let head = tokens[index...].prefix { $0.text != "{" }.map(\.text)
        return Set(head).isDisjoint(with: ["enumerated", "zip", "sorted", "indexed"])
      }
      return braces > 0 && isUnordered(index...index)
    } && !tokens.contains { ["sorted", "sort"].contains($0.text) }
  }

  /// The members that take some of several values by their order.
  private static let selecting: Set = [
    "prefix", "suffix", "first", "last", "dropFirst", "dropLast", "popFirst", "popLast", "removeFirst", "removeLast",
    "randomElement", "reduce", "joined", "enumerated", "zip", "split", "chunked", "chunks", "windows", "adjacentPairs",
    "index", "startIndex", "indices", "striding", "uniqued", "scan", "reductions", "interspersed", "reversed",
  ]

  /// Whether which elements the value of a statement has depends on an order that is another with each run.
  func isSelection(_ statement: ClosedRange<Int>) -> Bool {
    statement.contains { Self.selecting.contains(tokens[$0].text) || selected.contains(tokens[$0].text) }
  }

  /// Whether the value of a statement, by the positions of its tokens, has no order of its own.
  func isUnordered(_ statement: ClosedRange<Int>) -> Bool {
    var isUnordered = false
    for index in statement where tokens[index].kind == .word {
      let text = tokens[index].text
      if isMember(index) {
        if text == "sorted" { return false }
        let isCall = index + 1 < tokens.count && tokens[index + 1].text == "("
        if ["keys", "values"].contains(text), !isCall { isUnordered = true }
      } else if text == "Set" || names.contains(text) {
        isUnordered = true
      }
    }
    return isUnordered
  }

  /// Whether the value of a variable, of a property of it, or of a conversion of it has no order of its own.
  func isUnordered(_ name: String) -> Bool {
    guard !name.contains(".sorted") else { return false }
    let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    return parts.contains { names.contains($0) || $0 == "Set" } || [".keys", ".values"].contains { name.contains($0) }
  }

  private func isMember(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].kind == .sign && tokens[index - 1].text.hasSuffix(".")
  }

  /// The variable that is declared or set at a position.
  private func name(setAt index: Int) -> String? {
    guard index + 1 < tokens.count else { return nil }
    let (token, next) = (tokens[index], tokens[index + 1])
    if token.text == "let" || token.text == "var" { return next.kind == .word ? next.text : nil }
    let isDeclared = index > 0 && ["let", "var"].contains(tokens[index - 1].text)
    return token.kind == .word && next.text == "=" && !isDeclared && !isMember(index) ? token.text : nil
  }

  /// Statements may have more tokens than anybody writes.
  private static let mostTokens = 1_000

  /// The last token of the statement at a position, as far as lines tell.
  private func end(of start: Int) -> Int {
    let depth = tokens[start].depth
    var end = start
    while end + 1 < tokens.count, end - start < Self.mostTokens {
      let (token, next) = (tokens[end], tokens[end + 1])
      if next.text == ";" || next.depth < depth { break }
      let canBegin = next.kind == .word || next.kind == .literal || ["[", "("].contains(next.text)
      if next.depth == depth, next.line > token.line, canBegin, token.kind != .sign { break }
      end += 1
    }
    return end
  }
}
