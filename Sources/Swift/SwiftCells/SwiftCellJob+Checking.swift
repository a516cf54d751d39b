import Results
import SourceText

extension SwiftCellJob {
  /// Compiles a cell with the cells above it and checks the compiler's messages.
  func check(_ target: SwiftCell, _ compiler: Compiler, in folder: String) async throws -> JobOutcome {
    let output = try await compiler.compile(cells, isRun: false, in: folder)
    let diagnostics = output.diagnostics.diagnostics(ofCell: cells.count)
    let has = { (severity: Diagnostic.Severity) in diagnostics.all.contains { $0.severity == severity } }
    var outcome = JobOutcome(
      compiling: output.succeeded ? [target.number] : [], isStable: output.isStable, isRepeated: true)
    outcome.outcomes[target.number] =
      if target.use == .error, has(.error), output.isStable {
        target.problem(with: diagnostics.all.filter { $0.severity == .error }).map { .failed([$0]) }
          ?? .diagnostics(diagnostics)
      } else if !output.succeeded {
        .failed(output.problems(of: cells))
      } else if target.use == .error {
        .failed([
          SwiftCellError(
            "Expected a compiler error, but the cell compiles.",
            help: "Remove `error` from the fence, or change the cell so that it does not compile.", kind: .announcement)
        ])
      } else if target.use == .compile {
        .compiled
      } else if has(.warning) {
        target.problem(with: diagnostics.all.filter { $0.severity == .warning }).map { .failed([$0]) }
          ?? .diagnostics(diagnostics)
      } else {
        .failed([
          SwiftCellError(
            "Expected a compiler warning, but the compiler does not warn.",
            help: "Remove `warning` from the fence, or change the cell so that the compiler warns.", kind: .announcement
          )
        ])
      }
    return outcome
  }
}

extension SwiftCell {
  /// Returns the error of a cell whose messages are other ones than it must have; nil if it has the right one.
  fileprivate func problem(with messages: [Diagnostic]) -> SwiftCellError? {
    guard let reason, !messages.contains(where: { $0.id == reason || $0.message.contains(reason) }) else { return nil }
    return SwiftCellError(
      "Expected the compiler's message `\(reason.abbreviated)`, but it is another one: \(messages.first?.message ?? "").",
      help: "Correct the words on the fence, or change the cell.", kind: .announcement)
  }
}
