import SourceText
import SwiftSource

/// The orders of the sequences that the listings of a document declare, from top to bottom.
public struct SequenceOrders: Sendable {
  /// The orders of variables and parameters, by name.
  private(set) var names: [String: SequenceOrder] = [:]
  /// The orders of the results of functions, by name.
  private(set) var results: [String: SequenceOrder] = [:]
  /// The orders of type aliases, by name.
  private(set) var types: [String: SequenceOrder] = [:]

  /// Creates the state before the first listing.
  public init() {}

  /// Takes the declarations of the next listing.
  ///
  /// - Complexity: O(*n*) for *n* tokens, as long as no declaration has more than a thousand tokens.
  public mutating func take(_ outline: SwiftOutline) {
    let tokens = outline.tokens
    var brackets: [String] = []
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind == .opening { brackets.append(token.text) }
      if token.kind == .closing { _ = brackets.popLast() }
      guard token.kind == .word, index + 2 < tokens.count else { continue }
      let next = tokens[index + 1]
      switch token.text {
      case "typealias" where tokens[index + 2].text == "=":
        types[next.text] = reader(outline).type(at: index + 3)
      case "func": takeFunction(outline, at: index)
      case "let", "var": takeVariable(outline, at: index)
      default:
        // A parameter, or a property that is declared elsewhere; in a list, a key.
        guard next.text == ":", brackets.last == "(", index == 0 || !["let", "var"].contains(tokens[index - 1].text)
        else { continue }
        note(token.text, reader(outline).type(at: index + 2), isOuter: false)
      }
    }
    takeAdditions(outline)
  }

  /// Whether a name is only the name of a variable.
  func isVariable(_ name: String) -> Bool { names[name] != nil && results[name] == nil && types[name] == nil }

  /// Returns the order of the sequence that an expression at some tokens returns.
  func order(_ outline: SwiftOutline, of range: Range<Int>) -> SequenceOrder { reader(outline).order(range) }

  private func reader(_ outline: SwiftOutline) -> SequenceReader { SequenceReader(outline.tokens, self) }

  private mutating func note(_ name: String, _ order: SequenceOrder, isOuter: Bool) {
    let old = names[name]
    names[name] = isOuter || old == nil ? order : old == order ? order : .unknown
  }

  private mutating func takeFunction(_ outline: SwiftOutline, at index: Int) {
    let tokens = outline.tokens
    let name = tokens[index + 1].text
    let depth = tokens[index].depth
    let head = tokens[index...].prefix(200).prefix { $0.depth > depth || $0.text != "{" }
    guard let arrow = head.lastIndex(where: { $0.depth == depth && $0.text == "->" }) else { return }
    var order = reader(outline).type(at: arrow + 1)
    if order == .ordered, mentionsUnordered(outline, from: head.endIndex, depth: depth) { order = .unknown }
    results[name] = results[name].map { $0 == order ? order : .unknown } ?? order
  }

  private mutating func takeVariable(_ outline: SwiftOutline, at index: Int) {
    let tokens = outline.tokens
    let (name, sign) = (tokens[index + 1], tokens[index + 2])
    guard name.kind == .word else { return }
    let isOuter = tokens[index].depth == 0
    let value = outline.statement(from: index).dropFirst(3)
    var order = SequenceOrder.unknown
    if sign.text == ":" {
      order = reader(outline).type(at: index + 3)
      let depth = tokens[index].depth
      if order == .ordered, let equals = value.first(where: { tokens[$0].text == "=" && tokens[$0].depth == depth }) {
        let given = reader(outline).order((equals + 1)..<value.upperBound)
        if given == .unordered, !reader(outline).isPairs(at: index + 3) { order = given }
      } else if order == .ordered,
        let body = value.first(where: { tokens[$0].text == "{" && tokens[$0].depth == depth }),
        mentionsUnordered(outline, from: body, depth: depth)
      {
        order = .unknown
      }
    } else if sign.text == "=" {
      order = reader(outline).order(value)
    }
    note(name.text, order, isOuter: isOuter)
  }

  /// Whether a body that begins at a token mentions a set, a dictionary or its keys or values.
  private func mentionsUnordered(_ outline: SwiftOutline, from start: Int, depth: Int) -> Bool {
    let body = outline.tokens[start...].dropFirst().prefix { $0.depth > depth }
    if body.contains(where: { $0.text == "sorted" || $0.text == "sort" }) { return false }
    return body.contains { token in
      token.kind == .word
        && (["Set", "Dictionary", "keys", "values"].contains(token.text) || names[token.text] == .unordered
          || results[token.text] == .unordered)
    }
  }

  /// Takes additions to a list in a loop over something without an order, and later sorting or assignments.
  private mutating func takeAdditions(_ outline: SwiftOutline) {
    let tokens = outline.tokens
    for loop in SequenceLoop.all(outline) where order(outline, of: loop.sequence) == .unordered {
      for index in loop.body.dropLast(2) {
        let isCall = tokens[index + 1].text == "." && ["append", "insert"].contains(tokens[index + 2].text)
        if tokens[index].kind == .word, isCall || tokens[index + 1].text == "+=" {
          names[tokens[index].text] = .unordered
        }
      }
    }
    for index in tokens.indices.dropFirst(2) where tokens[index].text == "sort" && tokens[index - 1].text == "." {
      names[tokens[index - 2].text] = .ordered
    }
    for index in tokens.indices.dropLast(2) where tokens[index].kind == .word && tokens[index + 1].text == "=" {
      let isDeclared = index > 0 && ["let", "var", "."].contains(tokens[index - 1].text)
      guard !isDeclared, names[tokens[index].text] == .ordered else { continue }
      let value = order(outline, of: outline.statement(from: index).dropFirst(2))
      if value == .unordered { names[tokens[index].text] = .unordered }
    }
  }
}

extension SwiftOutline {
  /// The maximum number of tokens of a statement, more than anybody writes.
  private static var mostTokens: Int { 1_000 }

  /// Returns the tokens of the statement that begins at a position, judged by lines; at least one.
  func statement(from start: Int) -> Range<Int> {
    let depth = tokens[start].depth
    var end = start
    while end + 1 < tokens.count, end - start < Self.mostTokens {
      let (token, next) = (tokens[end], tokens[end + 1])
      if next.text == ";" || next.depth < depth || next.kind == .closing && next.depth == depth && end == start {
        break
      }
      let canBegin = next.kind == .word || next.kind == .literal || ["[", "("].contains(next.text)
      if next.depth == depth, next.line > lastLine(of: token), canBegin, token.kind != .sign { break }
      end += 1
    }
    return start..<(end + 1)
  }
}
