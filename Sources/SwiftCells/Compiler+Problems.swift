import Results

extension Compiler.Output {
  /// Why the last of the compiled cells does not compile: the errors in it, else those that belong to no cell, else what the
  /// compiler printed.
  func problems(of cells: [SwiftCell]) -> [SwiftCellProblem] {
    let errors = diagnostics.errors[cells.count] ?? diagnostics.errorsElsewhere
    return errors.isEmpty ? [SwiftCellProblem(self, in: cells)] : errors.map(SwiftCellProblem.init(error:))
  }
}

extension SwiftCellProblem {
  /// The problem of cells whose program the compiler refuses for no reason that lies in one of them.
  init(_ output: Compiler.Output, in cells: [SwiftCell]) {
    let lines = output.text.split(separator: "\n").map(String.init)
    let said = output.diagnostics.errorsElsewhere.first?.message ?? lines.first { $0.contains("error") } ?? lines.first
    let reason = said?.withoutPaths(cells: cells.map(\.label)) ?? "it says nothing"
    self.init("The compiler failed: \(reason)")
  }

  /// The problem of a cell that an error of the compiler keeps from running.
  init(error: Diagnostic) {
    let id = error.id.map { " [\($0)]" } ?? ""
    let notes = error.notes.map { note in
      let place = note.place.map { " (line \($0.line)\($0.cell.map { " of cell \($0)" } ?? " of the cell"))" } ?? ""
      return "Note: \(note.message)\(place)."
    }
    self.init(
      line: error.place?.line, "The cell does not compile: \(error.message)\(id)",
      help: notes.isEmpty ? nil : notes.joined(separator: " "))
  }
}
