import LessonKit
import Results
import SourceText

/// What is to be said of a cell that is not as it should be, in plain text.
package struct FailureText {
  /// Of more differences in a cell only the first are told.
  package static let mostDifferences = 100

  private let cell: CellRecord
  private let path: String

  package init(_ cell: CellRecord, in document: DocumentRecord) {
    (self.cell, path) = (cell, document.path)
  }

  /// What the cell is called within its document: its name, or its line and what it does.
  package static func name(of cell: CellRecord) -> String {
    cell.name ?? "line \(cell.line): \(cell.experiment ?? cell.action)"
  }

  /// The cell's address, as `lesson run` takes it.
  package var address: String { path + (cell.name.map { "#\($0)" } ?? ":\(cell.line)") }

  /// Where the first thing stands that is wrong.
  package var place: Place {
    if let difference = cell.differences.first { return DifferenceText(difference, of: path).place }
    if let finding = cell.findings.first, finding.place.line != nil { return finding.place }
    return Place(file: path, line: cell.line)
  }

  /// The line of the document on which the first thing stands that is wrong; that of the cell where it stands elsewhere.
  var lineInDocument: Int {
    let place = place
    return place.file == path ? place.line ?? cell.line : cell.line
  }

  /// What is wrong, in one line.
  package var headline: String {
    if let difference = cell.differences.first {
      let rest = cell.differences.count - 1
      let found =
        "expected \(Self.quoted(difference.expected, difference.found)), found \(Self.quoted(difference.found, difference.expected))"
      let part = DifferenceText(difference, of: path).part.map { "\($0): " } ?? ""
      return part + found + (rest > 0 ? ", and \(rest) more" : "")
    }
    if let finding = cell.findings.first { return finding.message.description }
    return "\(cell.status.words)" + (cell.reason.map { ": \($0)" } ?? "")
  }

  /// All that is wrong, with the place of each.
  package var lines: [String] {
    var lines: [String] = []
    for difference in cell.differences.prefix(Self.mostDifferences) {
      let text = DifferenceText(difference, of: path)
      lines.append("\(text.place.ofDiagnostic): error: \(text.message)")
      lines.append("  expected  \(Self.quoted(difference.expected, difference.found))")
      lines.append("  found     \(Self.quoted(difference.found, difference.expected))")
    }
    let rest = cell.differences.count - Self.mostDifferences
    if rest > 0 { lines.append("and \(rest) more") }
    lines += cell.findings.map(\.ofDiagnostic)
    if lines.isEmpty { lines.append("\(place.ofDiagnostic): error: \(headline)") }
    return lines
  }

  private static func quoted(_ text: String?, _ other: String?) -> String {
    text.map { VisibleText($0, besides: other).quoted } ?? "nothing"
  }
}
