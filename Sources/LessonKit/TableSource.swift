import Results

/// A table as it stands in a document: which bytes of a line belong to which cell.
struct TableSource {
  /// A row: the bytes of each cell between its pipes, blanks included, and the whole content of the line.
  struct Row {
    var cells: [Range<Int>]
    var content: Range<Int>
  }

  /// Splits a line at its pipes, as GitHub does: a pipe behind a backslash is part of a cell.
  static func row(_ line: ArraySlice<UInt8>) -> Row {
    var content = line
    while let last = content.last, last == 0x20 || last == 0x09 { content.removeLast() }
    var cells: [Range<Int>] = []
    var start = content.startIndex
    if content.first == UInt8(ascii: "|") { start += 1 }
    var index = start
    while index < content.endIndex {
      if content[index] == UInt8(ascii: "|"), index == content.startIndex || content[index - 1] != UInt8(ascii: "\\") {
        cells.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    if start < content.endIndex { cells.append(start..<content.endIndex) }
    return Row(cells: cells, content: content.startIndex..<content.endIndex)
  }

  /// The source text of a cell: trimmed, with `\|` as `|`.
  static func text(_ cell: ArraySlice<UInt8>) -> String {
    var cell = cell
    while let first = cell.first, first == 0x20 || first == 0x09 { cell.removeFirst() }
    while let last = cell.last, last == 0x20 || last == 0x09 { cell.removeLast() }
    let text = String(decoding: cell, as: UTF8.self)
    guard cell.contains(UInt8(ascii: "\\")) else { return text }
    return text.replacing("\\|", with: "|")
  }

  /// Whether a line is the rule below a header of so many columns: dashes in each cell, a colon at either end.
  static func isRule(_ line: ArraySlice<UInt8>, columns: Int) -> Bool {
    let cells = row(line).cells
    return cells.count == columns && columns > 0
      && cells.allSatisfy { cell in
        var text = line[cell]
        while let first = text.first, first == 0x20 || first == 0x09 { text.removeFirst() }
        while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
        if text.first == UInt8(ascii: ":") { text.removeFirst() }
        if text.last == UInt8(ascii: ":") { text.removeLast() }
        return !text.isEmpty && text.allSatisfy { $0 == UInt8(ascii: "-") }
      }
  }

  /// The alignments that the line below the header declares.
  static func alignments(_ line: ArraySlice<UInt8>) -> [Table.Column.Alignment] {
    row(line).cells.map { cell in
      let text = text(line[cell])
      return text.hasSuffix(":") && !text.hasPrefix(":") ? .right : .left
    }
  }
}
