import SourceText

/// What a reader sees of a document besides its cells: headings, links, images, paragraphs and tables, with their places.
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
    /// Where it starts.
    public var position: Position
    /// Whether it is written as HTML, for which a forge makes no anchor.
    public var isHTML: Bool
  }

  /// A link or an image.
  public struct Link: Sendable, Hashable {
    /// What it leads to, as it is written.
    public var destination: String
    /// The text of a link, or the alternative text of an image, without markup; nil for `<img>` without `alt`.
    public var text: String?
    /// Whether it shows a picture.
    public var isImage: Bool
    /// Where it starts.
    public var position: Position
  }

  /// A paragraph as text.
  public struct Paragraph: Sendable, Hashable {
    /// The text without markup, with a blank for the end of a line.
    public var text: String
    /// The lines on which it stands.
    public var lines: ClosedRange<Int>
    /// Whether it stands in a quotation.
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
  /// What elements of HTML are called by `id` and `name`.
  public var namedElements: Set<String> = []
  /// The text of each comment of HTML, with the line on which it starts.
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

  /// A comment of HTML.
  public struct Comment: Sendable, Hashable {
    /// What stands between its marks, without blanks around it.
    public var text: String
    /// The line on which it starts.
    public var line: Int
  }
}

extension Markup {
  /// Reads the markup of a document whose text starts on a line.
  ///
  /// - Throws: a ``/SourceText/Finding`` for a text that asks too much of the Markdown parser.
  /// - Complexity: O(*n*) for *n* bytes of a text that somebody wrote.
  package init(_ file: SourceFile, from first: Int) throws(Finding) {
    self = try MarkdownTree.read(file, from: first, extensions: ["table", "strikethrough"]) { tree in
      MarkupReader.markup(of: tree, in: file)
    }
  }
}
