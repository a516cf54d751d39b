import LessonPage
import SourceText

/// The answers of a class as CSV: a line for each learner.
package struct ClassTable {
  /// The line with the titles of the columns.
  package let head: String

  /// Creates a table for the questions of a page.
  package init(_ course: ClassCourse) { head = Self.line(["line"] + course.questions.map(\.id) + ["note"]) }

  /// Returns the line of a learner: the line of the file, the outcome of each question, and the note.
  package func row(_ learner: CodeReader.Learner) -> String {
    Self.line(["\(learner.line)"] + learner.states.map(Self.word) + [learner.note])
  }

  private static func line(_ fields: [String]) -> String { fields.map(quoted).joined(separator: ",") }

  private static func word(_ state: ClassCode.State) -> String {
    switch state {
    case .none: "none"
    case .unknown: "unknown"
    case .right: "right"
    case .other: "other"
    case .slip(let position): "slip \(position + 1)"
    }
  }

  /// Returns a field of CSV (RFC 4180, except for line endings).
  ///
  /// A field that a spreadsheet would take for a formula gets an apostrophe before it.
  private static func quoted(_ text: String) -> String {
    let safe = text.utf8.first.map { formulas.contains($0) } == true ? "'" + text : text
    guard safe.utf8.contains(where: marks.contains) else { return safe }
    return "\"\(safe.replacing("\"", with: "\"\""))\""
  }

  private static let formulas = Array("=+-@\t\r".utf8)
  private static let marks = Array(",\"\r\n".utf8)
}
