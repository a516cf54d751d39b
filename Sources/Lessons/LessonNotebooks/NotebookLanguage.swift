/// The language of notebooks' cells, as notebooks and kernels describe it.
package enum NotebookLanguage {
  /// The value of the key `language_info`.
  package static let information: NotebookJSON = [
    "name": "swift", "version": "6.3", "mimetype": "text/x-swift", "file_extension": ".swift",
    "pygments_lexer": "swift", "codemirror_mode": "swift",
  ]
}
