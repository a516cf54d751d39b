import SourceText

/// Bytes of a document that are replaced by others.
struct Edit {
  /// The bytes that go.
  var range: Range<Int>
  /// The bytes that come.
  var replacement: [UInt8]

  /// Applies edits that do not overlap.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *n* bytes and *m* edits.
  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(edits.reduce(bytes.count) { $0 + $1.replacement.count - $1.range.count })
    var position = 0
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return result
  }

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
