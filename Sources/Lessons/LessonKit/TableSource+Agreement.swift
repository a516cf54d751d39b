import Results
import SourceText

extension TableSource {
  /// Whether the table agrees with a computed one byte for byte, without building its text.
  ///
  /// It may return false although a comparison of the text finds no difference, as for a table whose columns are
  /// folded; but never true if the text differs.
  ///
  /// - Complexity: O(*n*) for *n* bytes, without an allocation for each value.
  func plainlySays(_ table: Table, _ language: Language) -> Bool {
    guard table.fold == 1, table.rows.count == rowCount else { return false }
    let isMarkdown = table.isMarkdown
    return file.bytes.withUnsafeBufferPointer { bytes in
      says(table.columns, onLine: lines.lowerBound, bytes) { bytes.say($1.title[language], isMarkdown, in: $0) }
        && table.rows.indices.allSatisfy { row in
          says(table.rows[row], onLine: line(ofRow: row), bytes) { range, value in
            switch value {
            case .code(let code): bytes.say(code: code, in: range)
            case .plain(let plain): bytes.say(plain, isMarkdown, in: range)
            case .words(let words): bytes.say(words[language], isMarkdown, in: range)
            }
          }
        }
    }
  }

  /// Returns the differences between the rows of the table and a computed one.
  func differences(from found: TableText, _ options: ComparisonOptions) -> [Difference] {
    let first = lines.lowerBound
    let differences = TableComparison.differences(expected: text, headerLine: first, found: found, options: options)
    guard !authorLines.isEmpty else { return differences }
    return differences.map { difference in
      guard difference.line > first + 1 else { return difference }
      var difference = difference
      difference.line = line(ofRow: difference.line - first - 2)
      return difference
    }
  }

  /// Returns the first difference from a computed table, without reading further rows; nil if the table agrees.
  func firstDifference(from found: TableText, _ options: ComparisonOptions) -> Difference? {
    let titles = texts(ofLine: lines.lowerBound)
    guard titles.elementsEqual(found.header, by: { $0.hasSameBytes(as: $1) }), rowCount == found.rows.count else {
      return differences(from: found, options).first
    }
    for (row, values) in found.rows.enumerated() {
      let line = line(ofRow: row)
      let written = texts(ofLine: line)
      guard !options.matches(expected: written, found: values) else { continue }
      let column = values.indices.first {
        $0 < written.count && !options.matches(expected: written[$0], found: values[$0])
      }
      return Difference(
        line: line, row: row + 1, column: column.map { found.header[$0] }, expected: column.map { written[$0] },
        found: column.map { values[$0] })
    }
    return nil
  }

  private func says<Element>(
    _ elements: [Element], onLine line: Int, _ bytes: UnsafeBufferPointer<UInt8>,
    _ matches: (Range<Int>, Element) -> Bool
  ) -> Bool {
    var cells = TableCells(bytes, content(ofLine: line))
    for element in elements {
      guard let cell = cells.next(), matches(TableCells.trimmed(cell, in: bytes), element) else { return false }
    }
    return cells.next() == nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the source text of a range is a value without escapes.
  fileprivate func say(_ value: String, in range: Range<Int>) -> Bool {
    holds(value, in: range) && !contains(UInt8(ascii: "\\"), in: range)
  }

  /// Whether the source text of a range is text without escapes, even if the text is not Markdown.
  fileprivate func say(_ value: String, _ isMarkdown: Bool, in range: Range<Int>) -> Bool {
    guard say(value, in: range) else { return false }
    return isMarkdown || !self[range].contains { $0.canBeginMarkup } || value.withoutMarkup.utf8.count == range.count
  }

  /// Whether the source text of a range is a value between backticks without escapes.
  fileprivate func say(code value: String, in range: Range<Int>) -> Bool {
    guard !value.isEmpty else { return range.isEmpty }
    let tick = UInt8(ascii: "`")
    guard range.count > 2, self[range.lowerBound] == tick, self[range.upperBound - 1] == tick else { return false }
    let code = range.lowerBound + 1..<range.upperBound - 1
    return say(value, in: code) && !contains(tick, in: code)
  }
}
