import SwiftSource

/// A file of Swift that runs before the listings of documents, so that each name that they use is declared once.
package struct SetupFile: Sendable, Hashable {
  /// The number of the set-up among the listings of a document.
  package static let number = 0

  /// The path, as named or found.
  package let path: String
  /// The Swift.
  package let source: String

  /// Creates a set-up.
  package init(path: String, source: String) { (self.path, self.source) = (path, source) }

  /// The names of the variables with a type, but without a value.
  ///
  /// They stand for what exists only while an application runs. Listings that use them are compiled, but not run.
  package var namesWithoutValues: Set<String> { Set(declarationsWithoutValues.map(\.name)) }

  /// The source as it is compiled: reading a variable without a value ends the program.
  package var compiledSource: String {
    var bytes = Array(source.utf8)
    for declaration in declarationsWithoutValues.reversed() {
      bytes.insert(contentsOf: Array(" { fatalError() }".utf8), at: declaration.range.upperBound)
      bytes.replaceSubrange(declaration.range.lowerBound..<declaration.range.lowerBound + 3, with: Array("var".utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The declarations of such variables, each on a line of its own, from the word `let` or `var` to the type.
  private var declarationsWithoutValues: [(name: String, range: Range<Int>)] {
    let tokens = SwiftOutline(source).tokens
    return tokens.indices.compactMap { index in
      let first = tokens[index]
      guard first.depth == 0, ["let", "var"].contains(first.text), index == 0 || tokens[index - 1].line < first.line
      else { return nil }
      let own = tokens[index...].prefix { $0.line == first.line }
      let next = own.endIndex < tokens.count ? tokens[own.endIndex].text : ""
      guard own.count > 3, own[index + 1].kind == .word, own[index + 2].text == ":", let last = own.last,
        !own.contains(where: { ["=", "{", ",", ";"].contains($0.text) && $0.depth == 0 }), !["=", "{"].contains(next)
      else { return nil }
      return (own[index + 1].text, first.range.lowerBound..<last.range.upperBound)
    }
  }
}
