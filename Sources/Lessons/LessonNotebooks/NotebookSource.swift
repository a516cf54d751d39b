import LessonKit
import Results
import SourceText

/// A document to write as a notebook, with its outcome and the places around the notebook.
package struct NotebookSource {
  /// A picture that the document shows.
  package struct Picture {
    /// The format.
    package var format: Results.Picture.Format
    /// The bytes of the file.
    package var bytes: [UInt8]

    /// Creates a picture.
    package init(_ format: Results.Picture.Format, _ bytes: [UInt8]) { (self.format, self.bytes) = (format, bytes) }
  }

  /// The document.
  package var document: Document
  /// The outcome of running the document, with its results.
  package var outcome: DocumentOutcome
  /// The path of the document from the folder of the notebook.
  package var origin: String
  /// The outputs of the parts of its exercises, by the lines of their cells.
  package var exercises: [Int: [NotebookOutput]] = [:]
  /// The PNG files of its figures, by the lines of their cells.
  package var pixels: [Int: [UInt8]] = [:]
  /// Whether the notebook shows the answers to its questions, and the solutions of its exercises.
  package var showsAnswers: Bool
  /// Returns the destination of a link in the notebook; nil if nothing is there.
  package var link: (String) -> String?
  /// Returns the picture that the document names; nil if there is none.
  package var picture: (String) -> Picture?

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - outcome: the outcome of running it, with its results.
  ///   - origin: the path of the document from the folder of the notebook.
  ///   - showsAnswers: whether the notebook shows answers and solutions.
  ///   - link: a function that returns the destination of a link in the notebook; nil if nothing is there.
  ///   - picture: a function that returns the picture that the document names; nil if there is none.
  package init(
    _ document: Document, _ outcome: DocumentOutcome, origin: String, showsAnswers: Bool,
    link: @escaping (String) -> String?, picture: @escaping (String) -> Picture?
  ) {
    (self.document, self.outcome, self.origin) = (document, outcome, origin)
    (self.showsAnswers, self.link, self.picture) = (showsAnswers, link, picture)
  }

  /// Lays out the document.
  func layout() throws(Finding) -> NotebookLayout {
    try NotebookLayout(document, collapsed: showsAnswers ? .shown : .kept) { link($0) != nil }
  }
}
