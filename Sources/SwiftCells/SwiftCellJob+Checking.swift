import Results

extension SwiftCellJob {
  /// Compiles a cell with those above it and looks at the compiler's messages.
  func check(_ target: SwiftCell, _ compiler: Compiler, in folder: String) async throws -> JobOutcome {
    let output = try await compiler.compile(cells, isRun: false, in: folder)
    let diagnostics = output.diagnostics.diagnostics(ofCell: cells.count)
    let has = { (severity: Diagnostic.Severity) in diagnostics.all.contains { $0.severity == severity } }
    var outcome = JobOutcome()
    outcome.outcomes[target.number] =
      if target.use == .error, has(.error) {
        .diagnostics(diagnostics)
      } else if !output.succeeded {
        .failed(problems(ofCell: cells.count, output))
      } else if target.use == .error {
        .failed([
          SwiftCellProblem(
            "The cell compiles, though `error` says that it must not.",
            help: "Remove `error` behind the fence, or let the cell show the mistake.")
        ])
      } else if target.use == .compile {
        .compiled
      } else if has(.warning) {
        .diagnostics(diagnostics)
      } else {
        .failed([
          SwiftCellProblem(
            "The compiler does not warn, though `warning` says that it must.",
            help: "Remove `warning` behind the fence, or let the cell show what it warns of.")
        ])
      }
    return outcome
  }

  /// Why the cell at a position, from 1, does not compile: the errors in it, else those that belong to no cell, else what
  /// the compiler printed.
  func problems(ofCell position: Int, _ output: Compiler.Output) -> [SwiftCellProblem] {
    let errors = output.diagnostics.errors[position] ?? output.diagnostics.errorsElsewhere
    if !errors.isEmpty { return errors.map(SwiftCellProblem.init(error:)) }
    let lines = output.text.split(separator: "\n").map(String.init)
    let first = lines.first { $0.contains("error") } ?? lines.first ?? "it says nothing"
    return [SwiftCellProblem("The compiler failed: \(first.withoutPaths(cells: cells.map(\.label)))")]
  }
}

extension SwiftCellProblem {
  /// The problem of a cell that an error of the compiler keeps from running.
  init(error: Diagnostic) {
    let id = error.id.map { " [\($0)]" } ?? ""
    let notes = error.notes.map { "Note: \($0.message)." }
    self.init(
      line: error.place?.line, "The cell does not compile: \(error.message)\(id)",
      help: notes.isEmpty ? nil : notes.joined(separator: " "))
  }
}
