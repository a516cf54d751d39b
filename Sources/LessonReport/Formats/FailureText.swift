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
  package var place: (path: String, line: Int, character: Int?) {
    if let difference = cell.differences.first {
      let file = difference.file.map { RelativePath.join(RelativePath.folder(of: path), $0) }
      return (file ?? path, difference.line, difference.character)
    }
    if let finding = cell.findings.first, let line = finding.place.line { return (finding.place.file, line, nil) }
    return (path, cell.line, nil)
  }

  /// The line of the document on which the first thing stands that is wrong; that of the cell where it stands elsewhere.
  var lineInDocument: Int {
    let place = place
    return place.path == path ? place.line : cell.line
  }

  /// What is wrong, in one line.
  package var headline: String {
    if let difference = cell.differences.first {
      let rest = cell.differences.count - 1
      let found = "expected \(Self.quoted(difference.expected)), found \(Self.quoted(difference.found))"
      return Self.part(difference) + found + (rest > 0 ? ", and \(rest) more" : "")
    }
    if let finding = cell.findings.first { return finding.message }
    return cell.status.words + (cell.reason.map { ": \($0)" } ?? "")
  }

  /// All that is wrong, with the place of each.
  package var lines: [String] {
    var lines: [String] = []
    for difference in cell.differences.prefix(Self.mostDifferences) {
      let file = difference.file.map { RelativePath.join(RelativePath.folder(of: path), $0) } ?? path
      let character = difference.character.map { ":\($0)" } ?? ""
      lines.append("\(file):\(difference.line)\(character): \(Self.part(difference))".trimmed)
      lines.append("  expected  \(Self.quoted(difference.expected))")
      lines.append("  found     \(Self.quoted(difference.found))")
    }
    let rest = cell.differences.count - Self.mostDifferences
    if rest > 0 { lines.append("and \(rest) more") }
    lines += cell.findings.map(\.description)
    if lines.isEmpty { lines.append("\(path):\(cell.line): \(headline)") }
    return lines
  }

  /// `row 3, column value: `; empty where the line says all.
  private static func part(_ difference: Difference) -> String {
    let parts = [
      difference.row.map { "row \($0)" }, difference.column.map { "column \($0)" }, difference.part,
    ].compactMap(\.self)
    return parts.isEmpty ? "" : parts.joined(separator: ", ") + ": "
  }

  private static func quoted(_ text: String?) -> String {
    text.map { "\"\($0)\"" } ?? "nothing"
  }
}
