import LessonKit
import SourceText
import SwiftSource

/// The types that the text around a listing names, so that a fragment may belong in one of them.
struct NamedTypes {
  /// The names, the nearest first.
  let names: [String]

  /// Finds the names in backticks above a listing and, in a Swift file, the types around its comment.
  ///
  /// A listing's paragraph is nearer than the heading above it. DocC's links to symbols count, too: ` ``Parser/Rule`` `.
  init(_ cell: Cell, in document: Document) {
    var names: [String] = []
    func add(_ found: [String]) {
      for name in found where !names.contains(name) { names.append(name) }
    }
    let above = ListingParagraph.above(cell, document.file)
    add(Self.types(in: above.text).reversed())
    add(Self.types(in: Self.heading(above: cell, document.file)))
    add(document.comments?.typeNames(aroundLine: cell.lines.lowerBound) ?? [])
    self.names = names
  }

  /// Returns the names of types in backticks, from left to right.
  private static func types(in text: String) -> [String] {
    text.matches(of: /`{1,2}([^`]+)`{1,2}/).compactMap { match in
      let code = match.1.prefix { $0 != "<" && $0 != "(" && $0 != ":" }
      guard
        let name = code.split(whereSeparator: { "/. ".contains($0) }).last(where: { $0.first?.isUppercase == true }),
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
      return String(name)
    }
  }

  /// Returns the nearest heading above a cell, with its words as code; empty if there is none.
  private static func heading(above cell: Cell, _ file: SourceFile) -> String {
    for number in stride(from: min(cell.lines.lowerBound, file.lines.count) - 1, to: 0, by: -1) {
      let line = String(decoding: file.line(number), as: UTF8.self)
      if line.prefixMatch(of: /[#]{1,6}\s/) != nil { return line }
    }
    return ""
  }
}
