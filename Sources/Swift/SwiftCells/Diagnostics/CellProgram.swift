import SourceText
import SwiftSource

/// The cells of a document as one Swift file, with the place of each cell in it.
///
/// `#sourceLocation(file: "cell-N.swift", line: 1)` comes before each cell, with N counted from 1, and
/// `#sourceLocation()` after it. So a trap names the cell, and generated code between cells is not confused with them.
///
/// All cells stay in one file, though the compiler looks up each name of a statement through the scopes of all
/// declarations above it, so that its time grows with the square of the number of cells. Statements as functions in
/// another file took less than half of that time, which grew just as steeply. But they would see something else: a
/// `let` that gets its value in a later cell could not be assigned, and in language mode 6 a variable of `main.swift`
/// belongs to the main actor.
package struct CellProgram: Sendable {
  package struct Cell: Sendable {
    /// The number or the name that readers know it by.
    package let label: String
    /// The source as UTF-8.
    package let source: [UInt8]
    /// The byte of the file at which the source starts.
    package let start: Int
    /// The byte of the file after the last byte that was written for the cell.
    fileprivate(set) var end = 0
  }

  /// The name under which the file is to be compiled.
  package static let fileName = "main.swift"

  /// The source of the file.
  package private(set) var text = ""
  /// The cells, the one with the number N at the index N - 1.
  private(set) var cells: [Cell] = []

  /// Creates an empty program.
  package init() {}

  /// Creates the program of a single cell that is compiled unchanged, under the name of a cell.
  package init(file cell: SwiftCell) {
    text = cell.source
    cells = [Cell(label: cell.label, source: Array(text.utf8), start: 0, end: text.utf8.count + 1)]
  }

  /// Adds source that belongs to no cell.
  package mutating func append(generated source: String) {
    text += source + "\n"
  }

  /// Adds the next cell, under its number if it has no name.
  package mutating func append(cell source: String, label: String? = nil) {
    let number = cells.count + 1
    text += "#sourceLocation(file: \"\(Self.fileName(ofCell: number))\", line: 1)\n"
    cells.append(Cell(label: label ?? "\(number)", source: Array(source.utf8), start: text.utf8.count))
    text += source + "\n#sourceLocation()\n"
    cells[number - 1].end = text.utf8.count
  }

  /// Returns the file name of a cell's source in messages and in reports of a trap.
  package static func fileName(ofCell number: Int) -> String {
    "cell-\(number).swift"
  }

  /// Returns the number of the cell that a file name stands for; nil for any other name.
  package static func cell(ofFileName name: some StringProtocol) -> Int? {
    guard name.hasPrefix("cell-"), name.hasSuffix(".swift") else { return nil }
    return Int(name.dropFirst(5).dropLast(6))
  }
}

extension CellProgram.Cell {
  /// The byte after the last one that is not white space.
  var contentEnd: Int {
    (source.lastIndex { $0 > 0x20 } ?? -1) + 1
  }

  /// Returns the line and the column of a byte of the source, both from 1.
  ///
  /// The column counts characters: a Japanese letter counts once, though it has three bytes, and a ``ScopeMark`` does
  /// not count. A line ends with LF, CRLF or CR. A byte after the source, or in the white space at its end, counts as
  /// the end of its text, so that a place does not depend on what follows the cell.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), contentEnd)
    var line = 1
    var start = 0
    for index in 0..<offset where source[index] == 0x0A || source[index] == 0x0D && source[index + 1] != 0x0A {
      line += 1
      start = index + 1
    }
    let lineStart = start
    var column = 1
    for character in String(decoding: source[start..<contentEnd], as: UTF8.self) {
      start += character.utf8.count
      guard start <= offset else { break }
      column += 1
    }
    let before = String(decoding: source[lineStart..<offset], as: UTF8.self)
    column -= before.count - before.withoutScopeMarks.count
    return (line, column)
  }

  /// Returns the source between two bytes, as far as it goes.
  package func text(from start: Int, to end: Int) -> String {
    let start = min(max(start, 0), contentEnd)
    return String(decoding: source[start..<min(max(end, start), contentEnd)], as: UTF8.self)
  }
}
