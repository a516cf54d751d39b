import LessonKit
import SourceText

/// The lines of a document, in which cells and other fences are code.
struct MarkdownLines {
  private let file: SourceFile
  private let cells: [Int: Cell]

  /// A block of code, or a single line of text.
  struct Block {
    var lines: [MarkdownLine]
    /// The last line in the document.
    var last: Int
    /// The cell, if the block is one.
    var cell: Cell?
  }

  /// Reads a document.
  init(_ document: Document) {
    file = document.file
    cells = Dictionary(document.cells.map { ($0.lines.lowerBound, $0) }) { first, _ in first }
  }

  /// Returns the block that starts on a line.
  func block(at number: Int) -> Block {
    if let cell = cells[number] {
      return Block(lines: MarkdownLine.fence(of: cell), last: max(number, cell.lines.upperBound), cell: cell)
    }
    let text = String(decoding: file.line(number), as: UTF8.self)
    guard let fence = MarkdownLine.Fence(text) else { return Block(lines: [.text(text)], last: number) }
    let end = max(number, fence.end(in: file, from: number))
    let code = (number + 1)..<max(number + 1, end)
    return Block(
      lines: [fence.opening] + code.map { .code(String(decoding: file.line($0), as: UTF8.self)) } + [fence.closing],
      last: end)
  }

  /// Returns the lines in a range, without some of them.
  func lines(_ range: ClosedRange<Int>, without omitted: [ClosedRange<Int>] = []) -> [MarkdownLine] {
    var (lines, number) = ([MarkdownLine](), range.lowerBound)
    while number <= range.upperBound {
      defer { number += 1 }
      if omitted.contains(where: { $0.contains(number) }) { continue }
      let block = block(at: number)
      lines += block.lines
      number = block.last
    }
    return lines
  }
}
