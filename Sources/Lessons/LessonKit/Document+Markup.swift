import LessonMarkdown
import SourceText

extension Markup {
  /// Reads the markup of a document, which its cells are read without.
  ///
  /// - Throws: a ``/SourceText/Finding`` for a text that asks too much of the Markdown parser.
  /// - Complexity: O(*n*) for *n* bytes of a text that somebody wrote.
  public init(_ document: Document) throws(Finding) {
    try self.init(document.file, from: document.firstTextLine)
  }
}

extension Prose {
  /// Finds the text of a document; a text node whose bytes cannot be found is left out.
  ///
  /// - Throws: a ``/SourceText/Finding`` for a text that asks too much of the Markdown parser.
  /// - Complexity: O(*n*) for *n* bytes of a text that somebody wrote.
  public init(_ document: Document) throws(Finding) {
    try self.init(document.file, from: document.firstTextLine)
  }
}

extension MarkdownSkeleton {
  /// Reads a document.
  ///
  /// - Throws: a ``/SourceText/Finding`` for a text that asks too much of the Markdown parser.
  /// - Complexity: O(*n*) for *n* bytes of a text that somebody wrote.
  public init(_ document: Document) throws(Finding) {
    try self.init(document.file, from: document.firstTextLine)
  }
}
