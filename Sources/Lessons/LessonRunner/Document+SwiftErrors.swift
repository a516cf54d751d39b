import LessonKit
import SourceText
import SwiftCells

extension Document {
  /// Returns the place of an error in a Swift cell: its line and, for an error of the compiler, its character.
  func place(of error: SwiftCellError, in cell: Cell) -> Place {
    guard let number = error.line else { return file.place(line: cell.lines.lowerBound) }
    var place = file.place(line: cell.firstBodyLine + number - 1)
    let lines = cell.body.split(separator: "\n", omittingEmptySubsequences: false)
    guard let column = error.column, lines.indices.contains(number - 1), let line = place.line else { return place }
    // The lines of a cell in a quote or a list begin with marks and spaces that its body does not have.
    let text = String(decoding: file.line(line), as: UTF8.self)
    if text.hasSuffix(lines[number - 1]) { place.column = text.count - lines[number - 1].count + column }
    return place
  }
}
