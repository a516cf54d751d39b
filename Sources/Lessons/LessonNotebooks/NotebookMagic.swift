/// The kind of a code cell in a notebook, which the cell's first line names.
///
/// A cell without such a line is Swift.
package enum NotebookMagic: String, Sendable, Hashable, CaseIterable {
  /// A call of an experiment: `%%experiment NAME attributes…`, with YAML below it.
  case experiment
  /// Swift with attributes: `%%swift attributes…`, with code below it.
  case swift
  /// Commands of `lesson` with their output: `%%console attributes…`.
  case console
  /// The front matter of the notebook, or the lesson that it comes from: `%%lesson`, with YAML below it.
  case lesson

  /// The characters before the word.
  static let mark = "%%"
}
