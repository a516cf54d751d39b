import SwiftSource

/// A file of Swift that runs before the listings of documents, so that each name that they use is declared once.
package struct SetupFile: Sendable, Hashable {
  /// The name of such a file.
  package static let name = "lesson-setup.swift"
  /// The label of the set-up in messages about listings.
  static let label = SwiftCell(number, name: name, "").label
  /// The number of the set-up among the listings of a document.
  package static let number = 0

  /// The path, as named or found.
  package let path: String
  /// The Swift.
  package let source: String

  /// Creates a set-up.
  package init(path: String, source: String) { (self.path, self.source) = (path, source) }

  /// The lines of the variables with a type, but without a value, from 1, by their names.
  ///
  /// They stand for what exists only while an application runs. Listings that use them are compiled, but not run. An
  /// optional `var` has the value `nil`, as always.
  package var linesWithoutValues: [String: Int] {
    Dictionary(declarations.flatMap(\.withoutValues).map { ($0.name, $0.line) }) { first, _ in first }
  }

  /// The source as it is compiled: using a variable without a value ends the program.
  package var compiledSource: String {
    var bytes = Array(source.utf8)
    for declaration in declarations.reversed() where !declaration.withoutValues.isEmpty {
      for (index, variable) in declaration.variables.enumerated().reversed() {
        if variable.isWithoutValue {
          let body = declaration.isConstant ? " { fatalError() }" : " { get { fatalError() } set { fatalError() } }"
          bytes.insert(contentsOf: Array(body.utf8), at: variable.end)
        }
        let word = declaration.isConstant && !variable.isWithoutValue ? "let" : "var"
        bytes.replaceSubrange(variable.start, with: Array((index > 0 ? "; \(word)" : word).utf8))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A declaration of variables outside brackets: `let a: A, b = 1`.
  private struct Declaration {
    var isConstant: Bool
    var variables: [Variable] = []

    var withoutValues: [Variable] { variables.filter(\.isWithoutValue) }
  }

  /// A variable of a declaration.
  private struct Variable {
    var name: String
    /// The word `let` or `var` before it, or the comma.
    var start: Range<Int>
    /// The end of its type or value.
    var end: Int
    /// The line of that end.
    var line: Int
    var isWithoutValue: Bool
  }

  private var declarations: [Declaration] {
    let tokens = SwiftOutline(source).tokens
    return tokens.indices.compactMap { index in
      let first = tokens[index]
      guard first.depth == 0, ["let", "var"].contains(first.text) else { return nil }
      var start = index
      while start > 0, tokens[start - 1].line == first.line, Self.canPrecede(tokens[start - 1]) { start -= 1 }
      guard start == 0 || tokens[start - 1].line < first.line else { return nil }
      var end = index + 1
      while end < tokens.count,
        tokens[end].line == tokens[end - 1].line || tokens[end].depth > 0 || tokens[end].kind == .closing
          || tokens[end - 1].text == ","
      {
        end += 1
      }
      let next = end < tokens.count ? tokens[end].text : ""
      let own = tokens[index..<end]
      guard !own.contains(where: { ["{", ";"].contains($0.text) && $0.depth == 0 }), !["=", "{"].contains(next) else {
        return nil
      }
      guard let starts = Self.starts(own) else { return nil }
      var declaration = Declaration(isConstant: first.text == "let")
      for (start, end) in zip(starts, starts.dropFirst() + [end]) {
        let last = tokens[end - 1]
        let isTyped = !tokens[start..<end].contains { $0.text == "=" && $0.depth == 0 } && end > start + 3
        let isNil = !declaration.isConstant && (last.text.hasSuffix("?") || last.text.hasSuffix("!"))
        let isComplete = last.kind != .sign || last.text.allSatisfy { ">?!".contains($0) }
        declaration.variables.append(
          Variable(
            name: tokens[start + 1].text, start: tokens[start].range, end: last.range.upperBound, line: last.line + 1,
            isWithoutValue: isTyped && !isNil && isComplete))
      }
      return declaration
    }
  }

  /// Returns the positions of the word and the commas before the variables of a declaration.
  ///
  /// The result is nil for variables in a tuple, and for several that share a type: `let a, b: Int`.
  private static func starts(_ tokens: ArraySlice<SwiftToken>) -> [Int]? {
    let starts = tokens.indices.filter { start in
      guard start == tokens.startIndex || tokens[start].text == "," && tokens[start].depth == 0,
        start + 2 < tokens.endIndex
      else { return false }
      // A comma in a list of generic arguments is not followed by `name:` or `name =`.
      return tokens[start + 1].kind == .word && [":", "="].contains(tokens[start + 2].text)
    }
    guard starts.first == tokens.startIndex else { return nil }
    // In `a: Int, b, c: Int`, `b` shares the type of `c`, unless `<` is open.
    for (start, end) in zip(starts, starts.dropFirst() + [tokens.endIndex]) {
      var angles = 0
      for token in tokens[(start + 2)..<end] where token.depth == 0 && token.text != "->" {
        angles += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
        if token.text == ",", angles == 0 { return nil }
      }
    }
    return starts
  }

  /// Whether a token can be a part of the attributes and modifiers of a variable.
  private static func canPrecede(_ token: SwiftToken) -> Bool {
    let modifiers: Set = [
      "fileprivate", "internal", "nonisolated", "package", "private", "public", "unowned", "unsafe", "weak", "(", ")",
    ]
    return modifiers.contains(token.text) || token.text.hasPrefix("@")
  }
}
