import SourceText

/// The text that readers see of a document as it is in the file: the text nodes of its markup, byte for byte.
///
/// Code, HTML, addresses, definitions of links and the marks of Markdown are no text.
public struct Prose: Sendable {
  /// A text node, which is on one line.
  public struct Text: Sendable, Hashable {
    /// The bytes of the file, escapes and entities as they are written.
    public var range: Range<Int>
    /// The line.
    public var line: Int
  }

  /// An end of a line inside a paragraph, between two text nodes, that Markdown shows as a blank.
  public struct Break: Sendable, Hashable {
    /// The bytes between the last and the first mark of the two lines.
    public var range: Range<Int>
    /// The line that ends.
    public var line: Int
    /// The last character of text before it.
    public var before: Unicode.Scalar
    /// The first character of text after it.
    public var after: Unicode.Scalar
    /// The lines of the paragraph.
    public var paragraph: ClosedRange<Int>
    /// Whether the paragraph is in a quotation.
    public var isQuoted: Bool
  }

  /// The text nodes from top to bottom.
  public var texts: [Text] = []
  /// The ends of lines from top to bottom.
  public var breaks: [Break] = []

  /// The text of a document that has none.
  public static let none = Prose(texts: [], breaks: [])
}

extension Prose {
  /// Finds the text of a document, which starts on a line; a text node whose bytes cannot be found is left out.
  ///
  /// - Throws: a ``/SourceText/Finding`` for a text that asks too much of the Markdown parser.
  /// - Complexity: O(*n*) for *n* bytes of a text that somebody wrote.
  package init(_ file: SourceFile, from first: Int) throws(Finding) {
    self = try MarkdownTree.read(file, from: first, extensions: Self.extensions) { tree in
      ProseReader.prose(of: tree, in: file)
    }
  }

  /// The extensions of cmark-gfm with which text is told from the rest.
  static let extensions = ["table", "strikethrough"]
}
