import LessonNotebooks
import LessonPage
import SourceText

/// A task of the process that runs the cells of a notebook.
package struct KernelTask: Sendable, Hashable, Codable {
  /// The kinds of tasks.
  package enum Kind: Sendable, Hashable, Codable {
    /// Reads the front matter, and runs nothing.
    case open
    /// Runs the cells that begin on these lines; the reader has asked for the last one.
    case run([Int])
    /// Judges a learner's code for an exercise of the lesson, or else of the text.
    case exercise(name: String, code: String)
  }

  /// The kind.
  package var kind: Kind
  /// The path of the document that the text stands for.
  package var path: String
  /// The notebook as the text of a document.
  package var text: String
  /// The document on disk that the notebook comes from; nil if it comes from none.
  package var lesson: String?
  /// Whether the reader can be asked, so that the question of a prediction is needed.
  package var asks: Bool
  /// The language of messages.
  package var language: Language

  /// Creates a task.
  package init(
    _ kind: Kind, path: String, text: String, lesson: String?, asks: Bool = false, language: Language
  ) {
    (self.kind, self.path, self.text, self.lesson) = (kind, path, text, lesson)
    (self.asks, self.language) = (asks, language)
  }
}

/// The outcome of a task.
package struct KernelOutcome: Sendable, Hashable, Codable {
  /// The outputs of a cell.
  package struct Cell: Sendable, Hashable, Codable {
    /// The line of the cell in the text.
    package var line: Int
    /// The outputs, from first to last; a failure is the last.
    package var outputs: [NotebookOutput]
    /// The reason that the cell was skipped; nil if it was not.
    package var skipped: String?

    /// Whether the cell does not compile, as opposed to one that ended early.
    package var doesNotCompile: Bool {
      outputs.contains { if case .failure("Error", _, _) = $0 { true } else { false } }
    }

    /// Whether the cell failed.
    package var hasFailed: Bool {
      outputs.contains { if case .failure = $0 { true } else { false } }
    }
  }

  /// The cells, from top to bottom.
  package var cells: [Cell] = []
  /// The errors of the document apart from its cells.
  package var errors: [String] = []
  /// The question of the cell; nil if it asks none.
  package var question: KernelQuestion?
  /// The time that programs of Swift cells have taken.
  package var programTime = Duration.zero
}

/// The question of a prediction.
package struct KernelQuestion: Sendable, Codable, Hashable {
  /// The question, and the values to compare answers with.
  package var asked: PageQuestion
  /// The hints, in Markdown or plain text, in order.
  package var hints: [String]
  /// The reasons for the slips, in order.
  package var reasons: [String]

  package static func == (left: KernelQuestion, right: KernelQuestion) -> Bool {
    left.asked.id == right.asked.id && left.hints == right.hints && left.reasons == right.reasons
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(asked.id) }
}
