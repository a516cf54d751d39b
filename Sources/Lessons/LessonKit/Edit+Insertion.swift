import LessonMarkdown
import SourceText

extension Edit {
  /// Adds a block for a cell below a line, with a blank line before it and, where text follows directly, one behind it.
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
