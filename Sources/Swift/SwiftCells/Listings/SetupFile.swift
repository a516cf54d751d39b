import SourceText
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
        let body = declaration.isConstant ? " { fatalError() }" : " { get { fatalError() } set { fatalError() } }"
        let text = (variable.sharedType.map { ": \($0)" } ?? "") + (variable.isWithoutValue ? body : "")
        bytes.insert(contentsOf: Array(text.utf8), at: variable.end)
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
    /// The end of its type or value, or of its name if the variable after it has its type.
    var end: Int
    /// The type that is written after a variable below; nil if it is written after this one, or not at all.
    var sharedType: String?
    /// The line of that end.
    var line: Int
    var isWithoutValue: Bool
  }

  private var declarations: [Declaration] {
    let tokens = SwiftOutline(source).tokens
    let bytes = Array(source.utf8)
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
      let variables = zip(starts, starts.dropFirst() + [end]).map { start, end in
        (start: start, end: end, hasValue: tokens[start..<end].contains { $0.text == "=" && $0.depth == 0 })
      }
      var declaration = Declaration(isConstant: first.text == "let")
      for (index, variable) in variables.enumerated() {
        let (start, end) = (variable.start, variable.end)
        // `a, b: Int`: the type comes after the last name.
        let typed = variables[index...].first { $0.end > $0.start + 2 } ?? variable
        let (isTyped, last) = (!typed.hasValue && typed.end > typed.start + 3, tokens[typed.end - 1])
        let type = bytes[tokens[typed.start].range.upperBound..<last.range.upperBound].drop { $0 != UInt8(ascii: ":") }
        let isNil = !declaration.isConstant && (last.text.hasSuffix("?") || last.text.hasSuffix("!"))
        let isComplete = last.kind != .sign || last.text.allSatisfy { ">?!".contains($0) }
        declaration.variables.append(
          Variable(
            name: tokens[start + 1].text, start: tokens[start].range, end: tokens[end - 1].range.upperBound,
            sharedType: typed.start == start ? nil : String(decoding: type.dropFirst(), as: UTF8.self).trimmed,
            line: tokens[end - 1].line + 1, isWithoutValue: isTyped && !isNil && isComplete))
      }
      return declaration
    }
  }

  /// Returns the positions of the word and the commas before the variables of a declaration; nil for variables in a
  /// tuple.
  private static func starts(_ tokens: ArraySlice<SwiftToken>) -> [Int]? {
    var starts: [Int] = []
    var (angles, isInType) = (0, false)
    for (index, token) in zip(tokens.indices, tokens) where token.depth == 0 {
      if token.text == ":" { isInType = true }
      if token.text == "=" { (angles, isInType) = (0, false) }
      // A comma between generic arguments separates no variables.
      if isInType, token.text != "->" { angles += token.text.count { $0 == "<" } - token.text.count { $0 == ">" } }
      guard starts.isEmpty || token.text == "," && angles == 0, index + 1 < tokens.endIndex else { continue }
      let next = index + 2 < tokens.endIndex ? tokens[index + 2].text : ""
      guard tokens[index + 1].kind == .word, [":", "=", ","].contains(next) else { return nil }
      starts.append(index)
      isInType = false
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
