/// A statement outside brackets, as far as it can be recognized without a compiler.
public struct SwiftStatement: Sendable, Hashable {
  /// The subject of a statement.
  public enum Subject: Sendable, Hashable {
    /// An expression, given by its bytes.
    case expression(Range<Int>)
    /// The target of an assignment: a variable, a property or an element, such as `point.x` and `list[0]`, or several,
    /// as in `(a, b)`.
    case variable(String)
    /// Anything else, such as a call of `print`, `debugPrint` or `dump`, or a statement with a body.
    case other
  }

  /// The subject of the statement.
  public var subject: Subject
  /// The line on which the statement starts, from 0.
  public var firstLine: Int
  /// The line on which the last token of the statement starts, from 0.
  public var lastLine: Int
  /// The positions of the statement's tokens.
  public var tokens: ClosedRange<Int>
}

extension SwiftOutline {
  /// Returns the statement that ends before a comment; nil if none has ended, or inside brackets.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the statement.
  public func statement(before comment: SwiftLineComment) -> SwiftStatement? {
    guard separatesStatements(comment), comment.tokensBefore > 0 else { return nil }
    let end = comment.tokensBefore - 1
    guard tokens[end].text != ";", tokens[end].conditions == 0 else { return nil }
    var start = end
    while start > 0, !begins(start) { start -= 1 }
    return SwiftStatement(
      subject: subject(start...end), firstLine: tokens[start].line, lastLine: tokens[end].line,
      tokens: start...end)
  }

  /// Returns the variable or property on which a statement only calls a method, such as `list` in `list.append(4)`.
  ///
  /// The result is nil for other statements, and for methods of types.
  public func receiver(of statement: SwiftStatement) -> String? {
    let own = tokens[statement.tokens].drop { ["try", "await", "_", "="].contains($0.text) }
    let path = own.prefix { $0.kind == .word || $0.text == "." }
    let rest = own[path.endIndex...].filter { $0.depth == own.first?.depth }
    guard path.count > 2, let name = path.first, name.text.first?.isLowercase == true,
      !["self", "super"].contains(name.text),
      path.enumerated().allSatisfy({ ($1.text == ".") == !$0.isMultiple(of: 2) }),
      rest.first?.kind == .opening, rest.last?.kind == .closing,
      rest.allSatisfy({ $0.kind == .opening || $0.kind == .closing })
    else { return nil }
    return path.dropLast(2).map(\.text).joined()
  }

  /// The statements outside brackets that are executed, as ranges of tokens.
  ///
  /// Declarations of types and functions are omitted, and so are statements inside `#if` or after an attribute.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  public var executedStatements: [ClosedRange<Int>] {
    let starts = tokens.indices.filter { tokens[$0].depth == 0 && tokens[$0].text != ";" && ($0 == 0 || begins($0)) }
    return zip(starts, starts.dropFirst() + [tokens.count]).compactMap { start, end in
      let (first, own) = (tokens[start], tokens[start..<end])
      guard first.kind == .word || first.kind == .literal || first.kind == .opening,
        !"@#".contains(first.text.first ?? " "), !Self.declaring.contains(first.text),
        !Self.modifying.contains(first.text), own.allSatisfy({ $0.conditions == 0 && !$0.text.hasPrefix("#if") }),
        start == 0 || !tokens[start - 1].text.hasPrefix("@"),
        // The condition of a `repeat`.
        first.text != "while" || own.contains(where: { $0.text == "{" && $0.depth == 0 })
      else { return nil }
      return start...(own.last?.text == ";" ? max(start, end - 2) : end - 1)
    }
  }

  private static let continuing: Set = ["else", "catch", "where", "as", "is", "throws", "async", "rethrows", "{", "in"]
  private static let open: Set = ["=", "try", "await", "return", "in", "as", "is", "else", "let", "var", "some", "any"]

  /// Returns whether a token is the first of a statement outside brackets.
  private func begins(_ index: Int) -> Bool {
    let token = tokens[index]
    let before = tokens[index - 1]
    guard token.depth == 0, token.kind != .closing else { return false }
    if before.text == ";" { return true }
    guard before.line < token.line, before.text != ",", !Self.continuing.contains(token.text) else { return false }
    if Self.open.contains(before.text) { return false }
    if before.kind == .sign, before.depth == 0, !["!", "?", "...", "++", "--"].contains(before.text) { return false }
    if token.kind == .separator { return false }
    return token.kind != .sign || isPrefix(index)
  }

  /// Returns whether a sign is an operator before its operand, so that a statement can begin with it.
  func isPrefix(_ index: Int) -> Bool {
    let token = tokens[index]
    return index + 1 < tokens.count && tokens[index + 1].range.lowerBound == token.range.upperBound
      && !token.text.hasPrefix(".") && !token.text.hasPrefix("?")
  }

  private static let declaring: Set = [
    "actor", "class", "enum", "extension", "func", "import", "macro", "operator", "precedencegroup", "protocol",
    "struct", "typealias",
  ]
  private static let modifying: Set = [
    "distributed", "fileprivate", "final", "indirect", "infix", "internal", "nonisolated", "open", "package", "postfix",
    "prefix", "private", "public",
  ]

  /// Whether the source consists only of declarations of types, functions and extensions, with at least one.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  public var isDeclarative: Bool {
    let starts = tokens.indices.filter { tokens[$0].depth == 0 && tokens[$0].text != ";" && ($0 == 0 || begins($0)) }
    guard !starts.isEmpty else { return false }
    return starts.allSatisfy { start in
      guard
        let first = tokens[start...].first(where: { token in
          token.depth == 0 && token.kind == .word && !token.text.hasPrefix("@") && !Self.modifying.contains(token.text)
        })
      else { return false }
      return Self.declaring.contains(first.text)
    }
  }

  private static let keywords: Set = [
    "actor", "associatedtype", "break", "class", "consume", "continue", "defer", "deinit", "do", "enum", "extension",
    "fallthrough", "fileprivate", "final", "for", "func", "guard", "if", "import", "indirect", "infix", "init",
    "internal",
    "lazy", "macro", "mutating", "nonisolated", "open", "operator", "override", "package", "postfix", "precedencegroup",
    "prefix", "private", "protocol", "public", "repeat", "return", "static", "struct", "subscript", "switch", "throw",
    "typealias", "unowned", "weak", "while", "async",
  ]

  /// Returns the position of the operator outside brackets that assigns in a statement; nil for none.
  func assignment(in range: ClosedRange<Int>) -> Int? {
    tokens[range].indices.first { index in
      let token = tokens[index]
      return token.depth == 0 && token.kind == .sign && token.text.hasSuffix("=")
        && !["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", "&=="].contains(token.text)
    }
  }

  func subject(_ range: ClosedRange<Int>) -> SwiftStatement.Subject {
    let first = tokens[range.lowerBound]
    let own = tokens[range]
    if first.text == "let" || first.text == "var" { return binding(range) }
    if first.kind == .word, Self.keywords.contains(first.text) || "@#".contains(first.text.first ?? " ") {
      return .other
    }
    if ["print", "debugPrint", "dump"].contains(first.text) { return .other }
    guard let assignment = assignment(in: range) else {
      return .expression(first.range.lowerBound..<tokens[range.upperBound].range.upperBound)
    }
    let left = own[..<assignment]
    if left.count == 1, first.text == "_", assignment < range.upperBound {
      return .expression(tokens[assignment + 1].range.lowerBound..<tokens[range.upperBound].range.upperBound)
    }
    return path(left).map { .variable($0) } ?? .other
  }

  /// Returns the subject of a declaration: its one variable, or the names of a tuple, if it has an initial value.
  private func binding(_ range: ClosedRange<Int>) -> SwiftStatement.Subject {
    guard range.count > 3 else { return .other }
    if let names = names(range) { return .variable(names) }
    let (name, next) = (tokens[range.lowerBound + 1], tokens[range.lowerBound + 2])
    guard name.kind == .word, name.text != "_", [":", "="].contains(next.text) else { return .other }
    let rest = tokens[(range.lowerBound + 2)...range.upperBound].filter { $0.depth == 0 }
    guard let equals = rest.firstIndex(where: { $0.text == "=" }), !range.contains(where: { beginsBinding(after: $0) }),
      !rest[..<equals].contains(where: { $0.text == "{" })
    else { return .other }
    return .variable(name.text)
  }

  /// Whether a token is a comma with another variable after it, and not one between generic arguments.
  private func beginsBinding(after index: Int) -> Bool {
    guard tokens[index].text == ",", tokens[index].depth == 0, index + 2 < tokens.count else { return false }
    return tokens[index + 1].text == "(" || [":", "="].contains(tokens[index + 2].text)
  }

  /// Returns the names that a declaration binds from a tuple, in brackets; nil for any other declaration.
  private func names(_ range: ClosedRange<Int>) -> String? {
    guard let equals = tokens[range].firstIndex(where: { $0.text == "=" && $0.depth == 0 }) else { return nil }
    return tuple(tokens[(range.lowerBound + 1)..<equals])
  }

  /// Returns names in brackets, with commas between them; nil for other tokens.
  private func tuple(_ tokens: ArraySlice<SwiftToken>) -> String? {
    let names = tokens.dropFirst().dropLast()
    guard tokens.first?.text == "(", tokens.last?.text == ")", names.count > 1, !names.count.isMultiple(of: 2),
      names.enumerated().allSatisfy({ $1.text == "," ? !$0.isMultiple(of: 2) : $1.kind == .word && $1.text != "_" })
    else { return nil }
    return text(tokens)
  }

  /// Returns a path of names and dots, possibly with elements whose indices contain no call; nil for other tokens.
  private func path(_ tokens: ArraySlice<SwiftToken>) -> String? {
    guard tokens.first?.kind == .word, let last = tokens.last, last.kind == .word || last.text == "]" else {
      return tuple(tokens)
    }
    let outer = tokens.filter { $0.depth == 0 && !["[", "]"].contains($0.text) }
    let isPath = outer.enumerated().allSatisfy { $0.isMultiple(of: 2) ? $1.kind == .word : $1.text == "." }
    return isPath && !outer.count.isMultiple(of: 2) && !tokens.contains { ["(", "{"].contains($0.text) }
      ? text(tokens) : nil
  }
}
