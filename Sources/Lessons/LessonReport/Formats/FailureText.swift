import LessonKit
import Results
import SourceText

/// A description of a failing cell in plain text.
package struct FailureText {
  /// The maximum number of differences to report for a cell.
  package static let mostDifferences = 100

  private let cell: CellRecord
  private let path: String

  package init(_ cell: CellRecord, in document: DocumentRecord) {
    (self.cell, path) = (cell, document.path)
  }

  /// Returns the name of a cell within its document: its own name, or its line and its action.
  package static func name(of cell: CellRecord) -> String {
    cell.name ?? "line \(cell.line): \(cell.experiment ?? cell.action)"
  }

  /// The cell's address, in the form that `lesson run` takes.
  package var address: String { path + (cell.name.map { "#\($0)" } ?? ":\(cell.line)") }

  /// The place of the first fault.
  package var place: Place {
    if let difference = cell.differences.first { return DifferenceText(difference, of: path).place }
    if let finding = cell.findings.first, finding.place.line != nil { return finding.place }
    return Place(file: path, line: cell.line)
  }

  /// The line of the first fault in the document; the line of the cell if the fault is in another file.
  var lineInDocument: Int {
    let place = place
    return place.file == path ? place.line ?? cell.line : cell.line
  }

  /// The first fault in one line.
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

  /// All faults, each with its place.
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
    if let written = cell.standardError { lines += ["standard error:"] + written.map { "  " + $0.shownOnOneLine } }
    return lines
  }

  private static func quoted(_ text: String?, _ other: String?) -> String {
    text.map { VisibleText($0, besides: other).quoted } ?? "nothing"
  }
}
