import LessonKit
import LessonRunner
import Messages
import SourceText
import SwiftCells

/// The outputs of the parts of an exercise, the same in an exported notebook and in a kernel.
///
/// A verdict never fails a cell, so that the cells below an open exercise run, too.
package enum NotebookExercise {
  private static let starter = LocalizedText(
    en: "Change this cell, execute it, and execute the check.", ja: "このセルを書き換えて実行し、続けてテストのセルを実行してください。")
  private static let passes = LocalizedText(en: "Right. It passes the check.", ja: "正解です。テストに合格しました。")
  private static let fails = LocalizedText(en: "It runs, but does not pass the check:", ja: "実行できましたが、テストに合格しません。")

  /// Returns the outputs of the cell from which a learner starts.
  package static func outputs(ofStarter language: Language) -> [NotebookOutput] {
    [.stream(.output, starter[language] + "\n")]
  }

  /// Returns the outputs of a check, or of the solution; nil if the code was not tried, for a reason outside of it.
  package static func outputs(of verdict: ExerciseAttempt.Verdict, _ language: Language) -> [NotebookOutput]? {
    let lines: [String]
    switch verdict {
    case .passes: lines = [passes[language]]
    case .fails(let errors): lines = words(errors, language)
    case .isWrong(let check, let errors):
      lines = [fails[language]] + (check.map { ["  " + $0] } ?? words(errors, language))
    case .isUntried: return nil
    }
    return [.stream(.output, lines.map { $0 + "\n" }.joined())]
  }

  private static func words(_ errors: [SwiftCellError], _ language: Language) -> [String] {
    errors.map { error in
      (error.line.map { "\($0): " } ?? "") + MessageCatalogue.text(error.message, in: language)
    }
  }

  /// Returns the outputs of all parts of a document's exercises, by the lines of their cells.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - folder: the folder that its path starts from.
  ///   - swift: the compiler and runner of the code; nil if there is no compiler.
  /// - Returns: the outputs; none without a compiler.
  package static func outputs(
    in document: Document, _ folder: WorkingFolder, _ swift: SwiftCells?
  ) async -> [Int: [NotebookOutput]] {
    var all: [Int: [NotebookOutput]] = [:]
    for exercise in document.exercises where swift != nil {
      let attempt = ExerciseAttempt(exercise, of: document, in: folder, swift: swift)
      all[exercise.starter.lines.lowerBound] = outputs(ofStarter: document.language)
      for (cell, code) in [(exercise.check, exercise.starter.body), (exercise.solution, exercise.solution.body)] {
        all[cell.lines.lowerBound] = outputs(of: await attempt.verdict(on: code), document.language)
      }
    }
    return all
  }
}
