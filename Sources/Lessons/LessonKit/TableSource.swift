import LessonMarkdown
import Results
import SourceText

/// The source of a table in a document.
struct TableSource {
  /// The document.
  let file: SourceFile
  /// The lines from the header to the last row.
  let lines: ClosedRange<Int>
  /// The text before the table on each of its lines.
  let prefix: BlockPrefix
  /// The lines below the rule that are the author's text, but rows in Markdown, because no blank line is above them.
  private(set) var authorLines: [Int] = []

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - file: the document.
  ///   - lines: the lines of the table in Markdown.
  ///   - prefix: the text before the table on each of them.
  init(file: SourceFile, lines: ClosedRange<Int>, prefix: BlockPrefix) {
    (self.file, self.lines, self.prefix) = (file, lines, prefix)
    authorLines = lines.count > 2 ? file.bytes.withUnsafeBufferPointer(linesOfAuthor) : []
  }

  /// The number of rows below the rule.
  var rowCount: Int { max(0, lines.count - 2 - authorLines.count) }

  /// The line of the last row, or of the rule if the table is empty.
  var lastRowLine: Int { rowCount > 0 ? line(ofRow: rowCount - 1) : min(lines.lowerBound + 1, lines.upperBound) }

  /// Returns the line of a row, counted from 0.
  func line(ofRow row: Int) -> Int {
    var line = lines.lowerBound + 2 + row
    for other in authorLines where other <= line { line += 1 }
    return line
  }

  /// Whether no row has a pipe, so that the end of the table is not visible.
  var hasNoPipes: Bool {
    file.bytes.withUnsafeBufferPointer { bytes in
      lines.allSatisfy { bytes.offset(ofPipeIn: content(ofLine: $0)) == nil }
    }
  }

  /// Returns the lines below the rule that have no pipe though the header has one.
  ///
  /// If the header begins with a pipe, other lines that do not are included, too: a line directly below an included
  /// one, and a line with another number of columns.
  private func linesOfAuthor(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    let header = content(ofLine: lines.lowerBound)
    guard let pipe = bytes.offset(ofPipeIn: header) else { return [] }
    var found: [Int] = []
    for line in lines.dropFirst(2) {
      let content = content(ofLine: line)
      let first = bytes.offset(ofPipeIn: content)
      if first == content.lowerBound || first != nil && pipe > header.lowerBound { continue }
      if first == nil || found.last == line - 1 || columnCount(bytes, line) != columnCount(bytes) { found.append(line) }
    }
    return found
  }

  /// Returns the bytes of a line after the block's prefix.
  func content(ofLine line: Int) -> Range<Int> {
    (prefix.content(of: file.line(line)) ?? file.line(line)).indices
  }

  /// Returns the bytes of each cell of a line, with spaces.
  func cells(ofLine line: Int) -> [Range<Int>] {
    map(line) { $1 }
  }

  /// Transforms each cell of a line, given the document's bytes and the range of the cell.
  private func map<Result>(
    _ line: Int, _ transform: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Result
  ) -> [Result] {
    file.bytes.withUnsafeBufferPointer { bytes in
      var results: [Result] = []
      results.reserveCapacity(8)
      for cell in TableCells(bytes, content(ofLine: line)) { results.append(transform(bytes, cell)) }
      return results
    }
  }

  /// The table's source text.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  var text: TableText {
    TableText(
      header: texts(ofLine: lines.lowerBound),
      alignments: map(lines.lowerBound + 1) { bytes, cell in
        let text = bytes[TableCells.trimmed(cell, in: bytes)]
        return text.last == UInt8(ascii: ":") && text.first != UInt8(ascii: ":") ? .right : .left
      },
      rows: (0..<rowCount).map { texts(ofLine: line(ofRow: $0)) })
  }

  /// Whether the lines are certainly a table, even for a parser that does not know tables.
  ///
  /// Every line starts with a pipe if the first does, and the second has only dashes, in as many cells as the first.
  var isPlain: Bool {
    guard lines.count >= 2 else { return false }
    return file.bytes.withUnsafeBufferPointer { bytes in
      lines.allSatisfy { line in
        let content = file.lines[line - 1].dropFirst(prefix.bytes.count)
        guard file.line(line).starts(with: prefix.bytes), content.first.map({ bytes[$0] }) == UInt8(ascii: "|") else {
          return false
        }
        return content.contains { bytes[$0] != UInt8(ascii: "|") && !bytes[$0].isBlank }
      } && isRule(lines.lowerBound + 1, columns: columnCount(bytes), bytes)
    }
  }

  private func columnCount(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Int? = nil) -> Int {
    TableCells(bytes, content(ofLine: line ?? lines.lowerBound)).reduce(0) { count, _ in count + 1 }
  }

  private func isRule(_ line: Int, columns: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var count = 0
    for cell in TableCells(bytes, content(ofLine: line)) {
      let text = TableCells.trimmed(cell, in: bytes)
      var (start, end) = (text.lowerBound, text.upperBound)
      if start < end, bytes[start] == UInt8(ascii: ":") { start += 1 }
      if start < end, bytes[end - 1] == UInt8(ascii: ":") { end -= 1 }
      guard start < end else { return false }
      while start < end, bytes[start] == UInt8(ascii: "-") { start += 1 }
      guard start == end else { return false }
      count += 1
    }
    return count == columns && columns > 0
  }

  /// Returns the source text of each cell of a line: trimmed, with `\|` as `|`.
  func texts(ofLine line: Int) -> [String] {
    map(line) { bytes, cell in
      let range = TableCells.trimmed(cell, in: bytes)
      let text = String(decoding: bytes[range], as: UTF8.self)
      return bytes.contains(UInt8(ascii: "\\"), in: range) ? text.replacing("\\|", with: "|") : text
    }
  }
}
