import Results
import SourceText
import SwiftSource

extension Compiler.Output {
  /// Returns the reasons that the last of the compiled cells does not compile.
  ///
  /// They are the errors in it, else the first error that belongs to no cell, else the compiler's output.
  func problems(of cells: [SwiftCell]) -> [SwiftCellError] {
    guard !diagnostics.isIncomplete else { return [SwiftCellError(self, in: cells)] }
    if let errors = diagnostics.errors[cells.count] { return errors.map(SwiftCellError.init(error:)) }
    guard let error = diagnostics.errorsElsewhere.first else { return [SwiftCellError(self, in: cells)] }
    return [
      SwiftCellError(
        "The program around this cell does not compile with it: \(error.message)",
        help: "Rename the declarations of the cell, so that no module has the same names.")
    ]
  }
}

extension SwiftCellError {
  /// Creates the error of cells whose program the compiler refuses although none of them has an error.
  package init(_ output: Compiler.Output, in cells: [SwiftCell]) {
    let lines = output.text.split(separator: "\n").map(String.init)
    let said =
      output.diagnostics.errorsElsewhere.first?.message
      ?? lines.first { $0.contains("error") && !$0.contains("failed with exit code") }
      ?? lines.first { $0.contains("error") } ?? lines.first
    let reason: Message =
      said.map { Message(verbatim: $0.withoutPaths(cells: cells.map(\.label)).withoutScopeMarks) }
      ?? "it printed nothing"
    self.init("The compiler failed: \(reason)")
  }

  /// Creates the error of a cell that does not compile.
  init(error: Diagnostic) {
    let id = error.id.map { " [\($0)]" } ?? ""
    let notes = error.notes.map { note -> Message in
      switch note.place {
      case nil: "Note: \(note.message)."
      case let place? where place.cell == nil: "Note: \(note.message) (line \(place.line) of the cell)."
      case let place?: "Note: \(note.message) (line \(place.line) of cell \(place.cell ?? ""))."
      }
    }
    self.init(
      line: error.place?.line, "The cell does not compile: \(error.message + id)", help: Message.sentences(notes))
    column = error.place.flatMap { $0.cell == nil ? $0.column : nil }
    messageOfCompiler = "\(error.message)\(id)"
  }
}
