import LessonMarkdown
import SourceText

extension Edit {
  /// Returns an edit that adds a block for a cell below a line.
  ///
  /// A blank line goes before the block, and one after it if text follows directly.
  static func insertion(of lines: [String], below last: Int, of cell: Cell, in file: SourceFile) -> Edit {
    let prefix = cell.prefix
    let ending = Array(file.ending(ofLine: cell.lines.lowerBound))
    let isAtEnd = file.ending(ofLine: last).isEmpty
    var added: [UInt8] = isAtEnd ? ending : []
    added += prefix.line("") + ending
    added += lines.map { prefix.line($0) }.joined(separator: ending)
    if !isAtEnd { added += ending }
    if last < file.lines.count, prefix.content(of: file.line(last + 1))?.isEmpty != true,
      !file.line(last + 1).allSatisfy(\.isBlank)
    {
      added += prefix.line("") + ending
    }
    let position = file.wholeLine(last).upperBound
    return Edit(range: position..<position, replacement: added)
  }
}
