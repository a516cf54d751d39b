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

  /// The variables with a type, but without a value, by the lines that declare them, from 1.
  ///
  /// They stand for what exists only while an application runs. Listings that use them are compiled, but not run. An
  /// optional `var` has the value `nil`, as always.
  package var namesWithoutValues: [Int: String] {
    Dictionary(declarationsWithoutValues.map { ($0.line, $0.name) }) { first, _ in first }
  }

  /// The source as it is compiled: using a variable without a value ends the program.
  package var compiledSource: String {
    var bytes = Array(source.utf8)
    for declaration in declarationsWithoutValues.reversed() {
      let isConstant = bytes[declaration.range.lowerBound] == UInt8(ascii: "l")
      let body = isConstant ? " { fatalError() }" : " { get { fatalError() } set { fatalError() } }"
      bytes.insert(contentsOf: Array(body.utf8), at: declaration.range.upperBound)
      bytes.replaceSubrange(declaration.range.lowerBound..<declaration.range.lowerBound + 3, with: Array("var".utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The declarations of such variables, from the word `let` or `var` to the type, with the line on which the type ends.
  private var declarationsWithoutValues: [(name: String, line: Int, range: Range<Int>)] {
    let tokens = SwiftOutline(source).tokens
    return tokens.indices.compactMap { index in
      let first = tokens[index]
      guard first.depth == 0, ["let", "var"].contains(first.text), index == 0 || tokens[index - 1].line < first.line
      else { return nil }
      var end = index + 1
      while end < tokens.count,
        tokens[end].line == tokens[end - 1].line || tokens[end].depth > 0 || tokens[end].kind == .closing
      {
        end += 1
      }
      let own = tokens[index..<end]
      let next = end < tokens.count ? tokens[end].text : ""
      guard own.count > 3, own[index + 1].kind == .word, own[index + 2].text == ":", let last = own.last,
        !own.contains(where: { ["=", "{", ",", ";"].contains($0.text) && $0.depth == 0 }), !["=", "{"].contains(next),
        last.kind != .sign || ["?", "!", ">", ">?", ">!"].contains(last.text),
        first.text == "let" || !last.text.hasSuffix("?") && !last.text.hasSuffix("!")
      else { return nil }
      return (own[index + 1].text, last.line + 1, first.range.lowerBound..<last.range.upperBound)
    }
  }
}
