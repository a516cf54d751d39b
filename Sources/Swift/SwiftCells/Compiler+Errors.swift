import Results
import SourceText
import SwiftSource

extension Compiler.Output {
  /// Why the last of the compiled cells does not compile: the errors in it, else the first that belongs to no cell, else what
  /// the compiler printed.
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
  /// The problem of cells whose program the compiler refuses for no reason that lies in one of them.
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

  /// The problem of a cell that an error of the compiler keeps from running.
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
      line: error.place?.line, "The cell does not compile: \(error.message)\(id)", help: Message.sentences(notes))
    messageOfCompiler = "\(error.message)\(id)"
  }
}
