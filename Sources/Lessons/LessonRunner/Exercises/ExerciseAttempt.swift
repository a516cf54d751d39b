import LessonKit
import SourceText
import SwiftCells

/// Judges what a learner wrote for an exercise.
package struct ExerciseAttempt: Sendable {
  /// What became of it.
  package enum Verdict: Sendable, Hashable {
    /// It passes the check.
    case passes
    /// It does not compile, ends in a trap, or replaces what the check calls; by the lines of the learner's code.
    case fails([SwiftCellError])
    /// It runs, and does not pass the check; the line of the check that found it, as written.
    case isWrong(check: String?, [SwiftCellError])
    /// It could not be tried, for a reason that lies outside it.
    case isUntried(reason: Message)
  }

  private let exercise: Exercise
  private let modules: [LessonModule]
  private let swift: SwiftCells?

  /// Prepares to judge.
  ///
  /// - Parameters:
  ///   - exercise: the exercise.
  ///   - document: its document, whose modules the code can import.
  ///   - folder: where the document's path starts.
  ///   - swift: what compiles and runs the code; nil where there is no compiler.
  package init(_ exercise: Exercise, of document: Document, in folder: WorkingFolder, swift: SwiftCells?) {
    (self.exercise, self.swift) = (exercise, swift)
    var findings: [Finding] = []
    modules = exercise.modules(LessonModuleReader.read(document, in: folder, findings: &findings))
  }

  /// Compiles and runs a learner's code, and the check behind it.
  package func verdict(on code: String) async -> Verdict {
    guard let swift else { return .isUntried(reason: "no Swift compiler was found") }
    let replaced = CheckWords(exercise).replaced(by: code)
    guard replaced.isEmpty else { return .fails(replaced) }
    let cells = exercise.cells(code, like: exercise.starter, use: .run, check: .run)
    let outcomes = await swift.run(cells, modules: modules)
    switch (outcomes[1]?.single, outcomes[2]?.single) {
    case (.failed(let errors)?, _): return .fails(errors)
    case (.skipped(let reason)?, _), (_, .skipped(let reason)?): return .isUntried(reason: reason)
    case (_, .failed(let errors)?):
      let lines = exercise.check.body.linesOfText
      let line = errors.first?.line.flatMap { lines.indices.contains($0 - 1) ? lines[$0 - 1].trimmed : nil }
      return .isWrong(check: line, errors)
    default: return .passes
    }
  }
}
