import SourceText

/// The text of a document that readers see, as written in the file: the text nodes of its markup, byte for byte.
///
/// Code, HTML, addresses, definitions of links and the marks of Markdown are not included.
public struct Prose: Sendable {
  /// A text node, which is on one line.
  public struct Text: Sendable, Hashable {
    /// The bytes of the file, with escapes and entities as written.
    public var range: Range<Int>
    /// The line.
    public var line: Int
  }

  /// The end of a line inside a paragraph, between two text nodes, which Markdown shows as a space.
  public struct Break: Sendable, Hashable {
    /// The bytes between the last visible character of one line and the first of the next.
    public var range: Range<Int>
    /// The line that ends.
    public var line: Int
    /// The last character of text before it.
    public var before: Unicode.Scalar
    /// The first character of text after it.
    public var after: Unicode.Scalar
    /// The lines of the paragraph.
    public var paragraph: ClosedRange<Int>
    /// Whether the paragraph is in a block quote.
    public var isQuoted: Bool
  }

  /// The text nodes from top to bottom.
  public var texts: [Text] = []
  /// The ends of lines from top to bottom.
  public var breaks: [Break] = []

  /// The prose of a document without text.
  public static let none = Prose(texts: [], breaks: [])
}

extension Prose {
  /// Finds the text of a document, which starts on a line; text nodes whose bytes cannot be found are omitted.
  ///
  /// - Throws: a ``/SourceText/Finding`` for text that is beyond the limits of the Markdown parser.
  /// - Complexity: O(*n*) for *n* bytes of handwritten text.
  package init(_ file: SourceFile, from first: Int) throws(Finding) {
    self = try MarkdownTree.read(file, from: first, extensions: Self.extensions) { tree in
      ProseReader.prose(of: tree, in: file)
    }
  }

  /// The extensions of cmark-gfm that help to tell text from the rest.
  static let extensions = ["table", "strikethrough"]
}
