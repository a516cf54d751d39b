import LessonMarkdown
import Results
import SourceText

/// An update of a table in a document.
///
/// Rows and values that agree keep their bytes, and new ones follow the author's padding.
struct TableUpdate {
  private let source: TableSource
  private let old: TableText
  private let options: ComparisonOptions
  /// The widths between the pipes of the line below the header.
  private let widths: [Int]
  /// Whether the author pads values to those widths.
  private let isAligned: Bool

  init(_ source: TableSource, _ options: ComparisonOptions) {
    self.source = source
    self.options = options
    old = source.text
    widths = source.cells(ofLine: source.lines.lowerBound + 1).map { $0.count }
    let header = source.cells(ofLine: source.lines.lowerBound)
    isAligned =
      header.count == widths.count
      && zip(header, widths).allSatisfy { cell, width in
        let bytes = source.file.bytes[cell]
        return bytes.allSatisfy { $0 < 0x80 }
          ? cell.count == width : DisplayWidth.of(String(decoding: bytes, as: UTF8.self)) == width
      }
  }

  private var file: SourceFile { source.file }

  /// Returns the reason that a table cannot be rewritten without touching the author's text; nil if it can.
  static func refusal(of source: TableSource, columns: Int) -> Finding? {
    if source.hasNoPipes {
      return Finding(
        source.file.place(line: source.lines.lowerBound),
        "The table was not updated: no row has a pipe, so it is unclear where the table ends.",
        help: "Start each row with a pipe.")
    }
    guard let line = source.authorLines.first, source.cells(ofLine: source.lines.lowerBound).count != columns else {
      return nil
    }
    return Finding(
      source.file.place(line: line),
      "The table was not updated: its columns change, and this line is in the middle of it.",
      help: "Move the line out of the table, and add a blank line below the table.")
  }

  /// Whether another table fits on the same lines, with each line a row of the table as before.
  func keepsLines(_ new: TableText) -> Bool {
    source.isPlain && new.header.count == old.header.count && new.rows.count == old.rows.count
  }

  /// Returns the edits that turn the table into another one.
  func edits(_ new: TableText) -> [Edit] {
    let first = source.lines.lowerBound
    guard new.header.count == old.header.count, widths.count == new.header.count else { return [replacement(new)] }
    var edits = values(old: old.header, new: new.header, line: first, new.alignments, ComparisonOptions())
    var anchor = file.wholeLine(first + 1).upperBound
    var added: [UInt8] = []
    let pairs = Alignment.pairs(old.rows.count, new.rows.count) { left, right in
      options.matches(expected: old.rows[left], found: new.rows[right])
    }
    for pair in pairs {
      switch (pair.expected, pair.found) {
      case (let left?, let right?):
        flush(&added, at: anchor, to: &edits)
        edits += values(
          old: old.rows[left], new: new.rows[right], line: source.line(ofRow: left), new.alignments, options)
        anchor = file.wholeLine(source.line(ofRow: left)).upperBound
      case (let left?, nil):
        flush(&added, at: anchor, to: &edits)
        edits.append(Edit(range: file.wholeLine(source.line(ofRow: left)), replacement: []))
        anchor = file.wholeLine(source.line(ofRow: left)).upperBound
      case (nil, let right?): added += line(new.rows[right], new.alignments) + ending
      case (nil, nil): break
      }
    }
    flush(&added, at: anchor, to: &edits)
    return edits
  }

  private var ending: ArraySlice<UInt8> {
    file.ending(ofLine: source.lines.lowerBound)
  }

  /// Adds rows after a position, with a line end before them if the file ends there without one.
  private func flush(_ added: inout [UInt8], at anchor: Int, to edits: inout [Edit]) {
    guard !added.isEmpty else { return }
    let endsOpen = anchor == file.bytes.count && file.ending(ofLine: file.lines.count).isEmpty
    let bytes = endsOpen ? Array(ending + added.dropLast(ending.count)) : added
    edits.append(Edit(range: anchor..<anchor, replacement: bytes))
    added = []
  }

  private func values(
    old: [String], new: [String], line number: Int, _ sides: [Table.Column.Alignment], _ options: ComparisonOptions
  ) -> [Edit] {
    let changed = new.indices.filter { $0 >= old.count || !options.matches(expected: old[$0], found: new[$0]) }
    if changed.isEmpty, old.count == new.count { return [] }
    let cells = source.cells(ofLine: number)
    guard old.count == new.count, cells.count == new.count, !losesColumn(new, line: number) else {
      return [Edit(range: source.content(ofLine: number), replacement: Array(text(new, sides).utf8))]
    }
    return changed.map { column in
      let range = cells[column]
      guard !isAligned else {
        return Edit(range: range, replacement: Array(padded(new[column], column, sides).utf8))
      }
      let cell = file.bytes[range]
      let left = cell.prefix(while: \.isBlank)
      let right = cell.dropFirst(left.count).reversed().prefix(while: \.isBlank)
      // A backslash must not touch the pipe after it.
      let space: [UInt8] = right.isEmpty && new[column].hasSuffix("\\") ? [0x20] : []
      return Edit(range: range, replacement: left + Array(new[column].pipesEscaped.utf8) + space + right)
    }
  }

  /// Whether the first or last value of a row becomes empty without a pipe, so that its column would be lost.
  private func losesColumn(_ new: [String], line number: Int) -> Bool {
    guard new.first?.isEmpty == true || new.last?.isEmpty == true else { return false }
    let content = file.bytes[source.content(ofLine: number)]
    return content.first != UInt8(ascii: "|") || content.last { !$0.isBlank } != UInt8(ascii: "|")
  }

  private func padded(_ value: String, _ column: Int, _ sides: [Table.Column.Alignment]) -> String {
    " " + DisplayWidth.pad(value.pipesEscaped, to: widths[column] - 2, right: sides[column] == .right) + " "
  }

  private func text(_ row: [String], _ sides: [Table.Column.Alignment]) -> String {
    let cells = row.indices.map { isAligned ? padded(row[$0], $0, sides) : " \(row[$0].pipesEscaped) " }
    return "|" + cells.joined(separator: "|") + "|"
  }

  private func line(_ row: [String], _ sides: [Table.Column.Alignment]) -> [UInt8] {
    source.prefix.line(text(row, sides))
  }

  /// Returns the edit that replaces the whole table, for other columns.
  private func replacement(_ new: TableText) -> Edit {
    let first = source.lines.lowerBound
    let last = source.lines.upperBound
    let content = source.content(ofLine: first)
    let lines = [Array((new.lines.first ?? "").utf8)] + new.lines.dropFirst().map { source.prefix.line($0) }
    return Edit(
      range: content.lowerBound..<file.lines[last - 1].upperBound,
      replacement: Array(lines.joined(separator: ending)))
  }
}
