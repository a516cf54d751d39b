import LessonMarkdown
import SourceText

extension Markup {
  /// Creates the markup of a document, which reading its cells does not need.
  ///
  /// - Throws: a ``/SourceText/Finding`` for text that is beyond the limits of the Markdown parser.
  /// - Complexity: O(*n*) for *n* bytes of handwritten text.
  public init(_ document: Document) throws(Finding) {
    try self.init(document.file, from: document.firstTextLine)
  }
}

extension Prose {
  /// Finds the text of a document, without text nodes whose bytes cannot be found.
  ///
  /// - Throws: a ``/SourceText/Finding`` for text that is beyond the limits of the Markdown parser.
  /// - Complexity: O(*n*) for *n* bytes of handwritten text.
  public init(_ document: Document) throws(Finding) {
    try self.init(document.file, from: document.firstTextLine)
  }
}

extension MarkdownSkeleton {
  /// Reads a document.
  ///
  /// - Throws: a ``/SourceText/Finding`` for text that is beyond the limits of the Markdown parser.
  /// - Complexity: O(*n*) for *n* bytes of handwritten text.
  public init(_ document: Document) throws(Finding) {
    try self.init(document.file, from: document.firstTextLine)
  }
}
