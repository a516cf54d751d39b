import ExperimentKit
import LessonKit
import SourceText

extension CellOutcome {
  /// Creates the outcome of a cell whose experiment threw an error.
  ///
  /// A feature that this machine lacks may exist next time.
  init(_ cell: Cell, thrown error: any Error, in document: Document) {
    if let unavailable = error as? Unavailable {
      StabilityWatch.doubt()
      self.init(cell, .skipped(reason: unavailable.reason, unavailable == .swiftCompiler ? .noCompiler : .machine))
    } else {
      let findings = Findings(thrown: error, line: cell.lines.lowerBound) { document.file.place(line: $0) }
      self.init(cell, .couldNotRun(findings.all))
    }
  }
}

extension Unavailable {
  /// The reason that Swift cells, and commands on Swift, are skipped on a machine without a compiler.
  package static let swiftCompiler = Unavailable("no Swift compiler is installed here (`swiftc` is not in PATH)")
}
