import LanguageServing
import LessonKit
import Results
import SourceText

extension LessonService {
  /// Returns the column that a position names, in the head of a table, an attribute, or a slip, and its bytes.
  func column(_ open: OpenDocument, _ line: Int, _ offset: Int) -> (column: Table.Column, range: Range<Int>)? {
    let cell = open.document.cells.first { $0.wholeLines.contains(line + 1) }
    guard let cell, let known = columns[open.uri]?[cell.address], !known.isEmpty else { return nil }
    if let transcript = cell.transcript, case .table = transcript.content, transcript.lines.lowerBound == line + 1 {
      return header(open, line, offset).flatMap { index, range in
        known.indices.contains(index) ? (known[index], range) : nil
      }
    }
    for column in known {
      for key in ["predict", "rows"] {
        let found = open.ranges(of: "\(key)=\(column.id)", onLine: line).first {
          $0.contains(offset) && open.isWord($0)
        }
        if let found { return (column, found.lowerBound + key.utf8.count + 1..<found.upperBound) }
      }
    }
    return nil
  }

  /// Returns the position of the cell of a table's line that contains a byte, and the bytes of its text.
  private func header(_ open: OpenDocument, _ line: Int, _ offset: Int) -> (Int, Range<Int>)? {
    let bytes = open.file.bytes
    let range = open.file.lines[line]
    let pipes = range.filter { bytes[$0] == UInt8(ascii: "|") && ($0 == range.lowerBound || bytes[$0 - 1] != 0x5C) }
    guard let next = pipes.firstIndex(where: { $0 > offset }), next > 0 else { return nil }
    let cell = bytes[pipes[next - 1] + 1..<pipes[next]]
    guard let start = cell.firstIndex(where: { $0 != 0x20 }), let end = cell.lastIndex(where: { $0 != 0x20 }),
      (start...end).contains(offset)
    else { return nil }
    return (next - 1, start..<end + 1)
  }
}
