import LessonKit
import Results
import SourceText

extension CellOutcome {
  /// Returns the outcome of a cell that was computed twice.
  ///
  /// It is an error if the second result differs and the document shows it.
  ///
  /// - Parameters:
  ///   - second: the second outcome; nil if there is none.
  ///   - document: the document.
  /// - Returns: the first outcome, or an error for a cell with a different result each time.
  func repeated(_ second: CellOutcome?, in document: Document) -> CellOutcome {
    guard let second, !isSame(as: second) else { return self }
    return CellOutcome(
      cell,
      .couldNotRun([
        Finding(
          document.file.place(line: cell.lines.lowerBound), "This cell has a different result each time.",
          help:
            "Seed random numbers, fix the time and anything else that changes, or use `wildcard=***` for it in the transcript."
        )
      ]))
  }

  /// Whether a second outcome says the same about the document.
  private func isSame(as second: CellOutcome) -> Bool {
    switch (ending, second.ending) {
    case (.agrees, .agrees), (.couldNotRun, .couldNotRun), (.skipped, .skipped), (.cannotCompare, .cannotCompare): true
    case (.noTranscript(let result), .noTranscript(let other)): result == other || cell.refusesTranscript
    case (.differs(let own), .differs(let other)):
      if case .lines = own.result { own.differences == other.differences } else { own.result == other.result }
    default: false
    }
  }
}
