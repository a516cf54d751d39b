import ExperimentKit
import LessonKit
import SourceText

extension CellOutcome {
  /// The outcome of a cell whose experiment gave an error in place of a result.
  ///
  /// What this machine lacks may be there next time.
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
  /// What a machine lacks where Swift cells, and commands on Swift, are skipped.
  package static let swiftCompiler = Unavailable("no Swift compiler is installed here (`swiftc` is not in PATH)")
}
