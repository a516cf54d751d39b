import Results
import SourceText

/// A task of the process that runs the cells of edited documents.
package struct EditorTask: Sendable, Hashable, Codable {
  /// The kinds of tasks.
  package enum Kind: String, Sendable, Hashable, Codable {
    /// Runs the experiments of this program, and nothing else.
    case check
    /// Checks the panels for other values.
    case panels
    /// Runs the cells as `lesson run` does, because the reader has asked for it.
    case run
    /// Runs the Swift cells and console cells too, because the document was saved in a folder that the reader allowed.
    case saved
    /// Returns the text with the results of experiments of this program.
    case update
    /// Returns the text with the results of all cells, because the reader has asked for it.
    case updateAll
  }

  /// The kind.
  package var kind: Kind
  /// The path of the document.
  package var path: String
  /// A line of the cell; nil for all cells.
  package var line: Int?
  /// The texts of open documents, by their paths.
  package var texts: [String: String]
  /// The language of messages.
  package var language: Language

  /// Whether the reader has asked for this document's programs, or has allowed its folder.
  var startsPrograms: Bool { kind == .run || kind == .updateAll || kind == .saved }
  /// Whether the reader has asked for everything, including hosts that `lesson trust` allows.
  var startsHosts: Bool { kind == .run || kind == .updateAll }
}

/// The outcome of a task.
package struct EditorOutcome: Sendable, Hashable, Codable {
  /// The errors, warnings, and differences.
  package var findings: [EditorFinding] = []
  /// The document's new text; nil if it stays as it is.
  package var text: String?
  /// Words for the reader.
  package var message: String?
  /// The corrections of values that listings state.
  package var corrections: [EditorCorrection] = []
  /// The columns of the tables, by the end of each cell's address.
  package var columns: [String: [Table.Column]] = [:]
}

/// An error, a warning, or a difference at a place of a document.
package struct EditorFinding: Sendable, Hashable, Codable {
  /// The line, from 1.
  package var line: Int
  /// The character of the line, from 1.
  package var column: Int
  /// The text at that place; nil if it is not known.
  package var text: String?
  /// Whether it is an error, not a warning.
  package var isError: Bool
  /// The code of the rule, or `differs`.
  package var code: String?
  /// The words for the reader.
  package var message: String
  /// The text that was probably meant.
  package var suggestion: String?
}
