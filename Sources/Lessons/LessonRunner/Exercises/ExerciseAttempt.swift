import LessonKit
import SourceText
import SwiftCells

/// A judge of a learner's code for an exercise.
package struct ExerciseAttempt: Sendable {
  /// The verdict on a learner's code.
  package enum Verdict: Sendable, Hashable {
    /// Code that passes the check.
    case passes
    /// Code that does not compile, traps, or replaces names of the check; by the lines of the learner's code.
    case fails([SwiftCellError])
    /// Code that runs and does not pass the check; with the line of the check that found it, as written.
    case isWrong(check: String?, [SwiftCellError])
    /// Code that could not be tried, for a reason outside of the code.
    case isUntried(reason: Message)
  }

  private let exercise: Exercise
  private let modules: [LessonModule]
  private let swift: SwiftCells?

  /// Creates a judge.
  ///
  /// - Parameters:
  ///   - exercise: the exercise.
  ///   - document: its document, whose modules the code can import.
  ///   - folder: the folder that the document's path starts from.
  ///   - swift: the compiler and runner of the code; nil if there is no compiler.
  package init(_ exercise: Exercise, of document: Document, in folder: WorkingFolder, swift: SwiftCells?) {
    (self.exercise, self.swift) = (exercise, swift)
    var findings: [Finding] = []
    modules = exercise.modules(LessonModuleReader.read(document, in: folder, findings: &findings))
  }

  /// Compiles and runs a learner's code, followed by the check.
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
