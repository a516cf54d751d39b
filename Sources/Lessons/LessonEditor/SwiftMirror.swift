import LessonKit
import SourceText

/// The Swift of a document for a language server of Swift: each line of a cell at its own line and column, and nothing
/// else.
struct SwiftMirror: Sendable, Hashable {
  /// The text.
  let text: String
  /// The lines of the cells, from 1.
  let lines: Set<Int>

  /// Creates the mirror of cells that see each other, or of a cell with those that it sees.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - focus: the cell with the cursor; nil for the cells of a lesson that compile together.
  init(_ document: Document, around focus: Cell? = nil) {
    let file = document.file
    var texts = [String](repeating: "", count: file.lines.count)
    var lines: Set<Int> = []
    for cell in Self.cells(of: document, around: focus) {
      for (index, content) in cell.bodyLines.enumerated() {
        let number = cell.firstBodyLine + index
        guard number < cell.lines.upperBound, file.lines.indices.contains(number - 1) else { continue }
        // What quotes or lists have before a line counts for its columns.
        let line = String(decoding: file.line(number), as: UTF8.self)
        guard line.hasSuffix(content) else { continue }
        texts[number - 1] = String(repeating: " ", count: line.utf16.count - content.utf16.count) + content
        lines.insert(number)
      }
    }
    (text, self.lines) = (texts.joined(separator: "\n") + "\n", lines)
  }

  private static func cells(of document: Document, around focus: Cell?) -> [Cell] {
    let shared = document.cells.filter(\.isShared)
    guard let focus, !focus.isShared else { return shared }
    if focus.listing != nil { return document.cells.filter { $0.listing != nil && $0.mayCompile || $0 === focus } }
    return focus.swift?.isIsolated == true ? [focus] : shared + [focus]
  }
}

extension Cell {
  /// Whether the cell is compiled together with the other cells of its lesson, without errors.
  fileprivate var isShared: Bool {
    guard case .swift(let attributes) = action else { return false }
    return mayCompile && !attributes.isIsolated && attributes.part == nil
  }

  fileprivate var mayCompile: Bool { swift.map { $0.ignoreReason == nil && $0.expectation != .error } ?? false }
}
