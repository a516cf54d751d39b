/// The part of `#if` that a compiler would evaluate: `os(Linux) && !canImport(Darwin)`.
public indirect enum SwiftCondition: Sendable, Hashable {
  /// A question about the platform, such as `os(Linux)`, or a flag without an argument.
  case test(String, argument: String)
  /// The opposite of a condition.
  case not(SwiftCondition)
  /// Both conditions.
  case and(SwiftCondition, SwiftCondition)
  /// At least one of the conditions.
  case or(SwiftCondition, SwiftCondition)

  /// Returns whether the condition holds; nil if that is unknown.
  ///
  /// - Parameter answer: a function that answers a question with its argument; nil if it does not know.
  /// - Returns: whether the condition holds.
  public func holds(_ answer: (String, String) -> Bool?) -> Bool? {
    switch self {
    case .test("true", _): return true
    case .test("false", _): return false
    case .test(let name, let argument): return answer(name, argument)
    case .not(let inner): return inner.holds(answer).map { !$0 }
    case .and(let left, let right):
      switch (left.holds(answer), right.holds(answer)) {
      case (false, _), (_, false): return false
      case (true, true): return true
      default: return nil
      }
    case .or(let left, let right):
      switch (left.holds(answer), right.holds(answer)) {
      case (true, _), (_, true): return true
      case (false, false): return false
      default: return nil
      }
    }
  }
}

/// Lines of a source that are compiled under a condition.
public struct ConditionalLines: Sendable, Hashable {
  /// The lines between the directives, from 0.
  public var lines: Range<Int>
  /// The condition: that of their own branch, and that no branch above holds.
  public var condition: SwiftCondition
}

extension SwiftOutline {
  /// The branches of each `#if`, from the first `#endif` to the last.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  public var conditionalLines: [ConditionalLines] {
    var open: [(start: Int, condition: SwiftCondition?, others: SwiftCondition?)] = []
    var found: [ConditionalLines] = []
    func close(_ branch: (start: Int, condition: SwiftCondition?, others: SwiftCondition?), before line: Int) {
      let parts = [branch.condition, branch.others.map { .not($0) }].compactMap(\.self)
      guard let first = parts.first, branch.start < line else { return }
      found.append(
        ConditionalLines(
          lines: branch.start..<line, condition: parts.dropFirst().reduce(first) { .and($0, $1) }))
    }
    for index in tokens.indices where tokens[index].text.hasPrefix("#") {
      let line = tokens[index].line
      switch tokens[index].text {
      case "#if": open.append((line + 1, condition(after: index), nil))
      case "#elseif", "#else":
        guard let last = open.popLast() else { continue }
        close(last, before: line)
        let others = [last.others, last.condition].compactMap(\.self)
        let all = others.dropFirst().reduce(others.first) { left, right in left.map { .or($0, right) } }
        open.append((line + 1, tokens[index].text == "#else" ? nil : condition(after: index), all))
      case "#endif":
        if let last = open.popLast() { close(last, before: line) }
      default: continue
      }
    }
    return found
  }

  /// Returns the condition after a directive, on its line.
  private func condition(after index: Int) -> SwiftCondition? {
    let words = tokens[(index + 1)...].prefix { $0.line == tokens[index].line }
    var reader = ConditionReader(tokens: words)
    return reader.alternatives()
  }
}

/// A reader of the tokens of a condition.
private struct ConditionReader {
  var tokens: ArraySlice<SwiftToken>

  mutating func alternatives() -> SwiftCondition? {
    guard var left = conjunction() else { return nil }
    while take("||") {
      guard let right = conjunction() else { return nil }
      left = .or(left, right)
    }
    return left
  }

  private mutating func conjunction() -> SwiftCondition? {
    guard var left = term() else { return nil }
    while take("&&") {
      guard let right = term() else { return nil }
      left = .and(left, right)
    }
    return left
  }

  private mutating func term() -> SwiftCondition? {
    if take("!") { return term().map { .not($0) } }
    if take("(") {
      let inner = alternatives()
      return take(")") ? inner : nil
    }
    guard let name = tokens.popFirst(), name.kind == .word else { return nil }
    guard take("(") else { return .test(name.text, argument: "") }
    var argument = ""
    while let token = tokens.popFirst(), token.text != ")" { argument += token.text }
    return .test(name.text, argument: argument)
  }

  private mutating func take(_ text: String) -> Bool {
    guard tokens.first?.text == text else { return false }
    tokens.removeFirst()
    return true
  }
}
