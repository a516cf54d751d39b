import SourceText

/// A result of rows and columns, each row as long as the list of columns.
///
/// Titles, words and plain values are shown unchanged, with any meaning in Markdown, except for code, which is
/// between backquotes.
public struct Table: Sendable, Hashable {
  /// A column: its stable id and its title.
  public struct Column: Sendable, Hashable, Codable {
    /// The side on which the values of a column are aligned.
    public enum Alignment: String, Sendable, Hashable, Codable {
      /// The left side, for words and codes.
      case left
      /// The right side, for numbers.
      case right

      /// Reads the word of a side.
      public init(from decoder: any Decoder) throws {
        try self.init(wordFrom: decoder, among: [.left, .right])
      }
    }

    /// The key of the column in JSON: English, kebab-case, the same in every language.
    public let id: String
    /// The title that readers see.
    public let title: LocalizedText
    /// The side on which the values are aligned.
    public let alignment: Alignment

    /// Creates a column.
    public init(_ id: String, _ title: LocalizedText, alignment: Alignment = .left) {
      self.id = id
      self.title = title
      self.alignment = alignment
    }

    /// Reads a column; by default its values are aligned on the left.
    public init(from decoder: any Decoder) throws {
      let column = try decoder.container(keyedBy: CodingKeys.self)
      id = try column.decode(PlainName.self, forKey: .id).description
      title = try column.decode(LocalizedText.self, forKey: .title)
      alignment = try column.decodeIfPresent(Alignment.self, forKey: .alignment) ?? .left
    }
  }

  /// A value of a table.
  public enum Value: Sendable, Hashable {
    /// Text in which every character counts, such as a bit pattern; a code span in Markdown.
    case code(String)
    /// A number or a symbol, the same in every language.
    case plain(String)
    /// Text in a language.
    case words(LocalizedText)

    /// Returns the value without any markup.
    public func text(_ language: Language) -> String {
      switch self {
      case .code(let text), .plain(let text): text
      case .words(let words): words[language]
      }
    }
  }

  /// The columns, from left to right.
  public var columns: [Column]
  /// The rows, from top to bottom.
  public var rows: [[Value]]
  /// The number of runs of rows that are side by side in the written table, at least 1.
  ///
  /// With 4, a table of 32 rows is written as 8 rows of 4 groups; the data is still 32 rows. No group is empty.
  public var fold: Int
  /// Whether titles, words and plain values are Markdown.
  public var isMarkdown = false

  /// Creates a table.
  public init(_ columns: [Column], rows: [[Value]], fold: Int = 1) {
    self.columns = columns
    self.rows = rows
    self.fold = max(1, fold)
  }
}

extension Table.Value: CustomStringConvertible {
  /// The value in English, for messages.
  public var description: String {
    text(.english)
  }
}
