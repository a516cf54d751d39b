import LessonKit
import SourceText

/// The cells that `--only` selects: by name, by experiment, or by kind.
package struct CellFilter: Sendable, Hashable {
  /// A kind of cells that a word can name, in addition to names and experiments.
  package enum Kind: String, CaseIterable, Sendable {
    /// A cell that calls an experiment.
    case experiment
    /// A Swift cell of a lesson.
    case swift
    /// A cell of `lesson` commands.
    case console
    /// A Swift fence of a document that is not a lesson.
    case listing
    /// A cell with a prediction.
    case prediction
    /// A part of an exercise.
    case exercise

    fileprivate func selects(_ cell: Cell) -> Bool {
      switch (self, cell.action) {
      case (.experiment, .experiment), (.console, .console), (.swift, .swift), (.listing, .listing): true
      case (.prediction, _): cell.prediction != nil
      case (.exercise, _): cell.part != nil
      default: false
      }
    }
  }

  /// The words, each of which names some cells.
  package var words: [String]

  /// Creates a filter that selects the cells named by one of the words.
  package init(words: [String]) {
    self.words = words
  }

  /// Whether a word names the cell.
  func selects(_ cell: Cell) -> Bool { words.contains { Self.names($0, cell) } }

  static func names(_ word: String, _ cell: Cell) -> Bool {
    cell.name == word || cell.experiment == word || Kind(rawValue: word)?.selects(cell) == true
  }
}
