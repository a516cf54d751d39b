import SourceText

/// The parts of a document that readers see, except cells: headings, links, images, paragraphs and tables, with their
/// places.
public struct Markup: Sendable {
  /// A place in a document: a line, and a byte in it, both from 1.
  public struct Position: Sendable, Hashable {
    /// The line.
    public var line: Int
    /// The byte in the line, from 1.
    public var column: Int

    /// Creates a place.
    public init(line: Int, column: Int = 1) {
      (self.line, self.column) = (line, column)
    }
  }

  /// A heading.
  public struct Heading: Sendable, Hashable {
    /// The level, from 1 to 6.
    public var level: Int
    /// The text without markup.
    public var text: String
    /// The start of the heading.
    public var position: Position
    /// Whether the heading is written as HTML, for which GitHub and similar sites make no anchor.
    public var isHTML: Bool
  }

  /// A link or an image.
  public struct Link: Sendable, Hashable {
    /// The destination as written.
    public var destination: String
    /// The text of a link, or the alternative text of an image, without markup; nil for `<img>` without `alt`.
    public var text: String?
    /// Whether the link shows a picture.
    public var isImage: Bool
    /// The start of the link.
    public var position: Position
  }

  /// A paragraph as text.
  public struct Paragraph: Sendable, Hashable {
    /// The text without markup, with a space for the end of a line.
    public var text: String
    /// The lines of the paragraph.
    public var lines: ClosedRange<Int>
    /// Whether the paragraph is in a block quote.
    public var isQuoted: Bool
  }

  /// The headings from top to bottom.
  public var headings: [Heading] = []
  /// The links and images from top to bottom.
  public var links: [Link] = []
  /// The paragraphs from top to bottom.
  public var paragraphs: [Paragraph] = []
  /// The tables from top to bottom.
  public var tables: [Table] = []
  /// The values of `id` and `name` in HTML elements.
  public var namedElements: Set<String> = []
  /// The places of `</details>` that close nothing.
  package var surplusDetails: [Position] = []
  /// The text of each HTML comment, with its first line.
  public var comments: [Comment] = []

  /// A table.
  public struct Table: Sendable, Hashable {
    /// A row: its line and the text of each cell.
    public struct Row: Sendable, Hashable {
      /// The line.
      public var line: Int
      /// The text of each cell, without markup.
      public var cells: [String]
    }

    /// The lines of the table.
    public var lines: ClosedRange<Int>
    /// The rows, of which the first is the header.
    public var rows: [Row]
  }

  /// An HTML comment.
  public struct Comment: Sendable, Hashable {
    /// The text between the marks, without spaces around it.
    public var text: String
    /// The first line.
    public var line: Int
  }
}

extension Markup {
  /// Reads the markup of a document whose text starts on a line.
  ///
  /// - Throws: a ``/SourceText/Finding`` for text that is beyond the limits of the Markdown parser.
  /// - Complexity: O(*n*) for *n* bytes of handwritten text.
  package init(_ file: SourceFile, from first: Int) throws(Finding) {
    self = try MarkdownTree.read(file, from: first, extensions: ["table", "strikethrough"]) { tree in
      MarkupReader.markup(of: tree, in: file)
    }
  }
}
