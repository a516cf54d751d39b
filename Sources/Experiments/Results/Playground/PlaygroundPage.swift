/// A page of a playground and its results.
public struct PlaygroundPage: Sendable, Hashable, Codable {
  /// The name that Xcode shows.
  public var name: String
  /// The source, line by line.
  public var source: [String]
  /// The results, by line and column.
  public var results: [PlaygroundResult] = []
  /// The whole output, including output without a line of the page.
  public var output = ""
  /// The ending of the page.
  public var ending = PlaygroundEnding.finished
  /// The notes that a reader needs to judge the results: missing parts, and the reasons.
  public var notes: [LocalizedNote] = []

  /// Creates a page that has not run.
  public init(_ name: String, source: [String]) {
    (self.name, self.source) = (name, source)
  }

  /// A sentence in both languages.
  public struct LocalizedNote: Sendable, Hashable, Codable {
    /// The English words.
    public var en: String
    /// The Japanese words.
    public var ja: String

    /// Creates a sentence.
    public init(en: String, ja: String) {
      (self.en, self.ja) = (en, ja)
    }
  }
}

/// The results of a place in the source of a page, for every time that it was reached.
public struct PlaygroundResult: Sendable, Hashable, Codable {
  /// The kind of a result.
  public enum Kind: String, Sendable, Hashable, Codable, Comparable {
    /// The value of an expression, of a binding, or of a variable after it has changed.
    case value
    /// Printed text.
    case printed
    /// The live view, by its description.
    case view

    /// Returns whether the left kind comes first: values come before printed text.
    public static func < (left: Kind, right: Kind) -> Bool {
      left != right && (left == .value || right == .view)
    }
  }

  /// The kind of the result.
  public var kind: Kind
  /// The line on which the place begins, from 1; 0 for a result without a line.
  public var line: Int
  /// The column at which the place begins, in bytes from 1.
  public var column: Int
  /// The line on which the place ends.
  public var endLine: Int
  /// The column after the end of the place.
  public var endColumn: Int
  /// The name of the variable; empty for an expression.
  public var name: String
  /// The number of times that the place was reached.
  public var count: Int
  /// The texts of the first times; not all of them if there were too many.
  public var values: [String]
  /// The text of the last time.
  public var last: String

  /// Creates a result.
  public init(
    _ kind: Kind, line: Int, column: Int, endLine: Int, endColumn: Int, name: String = "", count: Int,
    values: [String], last: String
  ) {
    (self.kind, self.line, self.column, self.endLine, self.endColumn) = (kind, line, column, endLine, endColumn)
    (self.name, self.count, self.values, self.last) = (name, count, values, last)
  }
}

/// The way a page ended.
public enum PlaygroundEnding: Sendable, Hashable, Codable {
  /// The page ran to its end.
  case finished
  /// The Swift runtime stopped the page.
  case trapped(Trap)
  /// The page does not compile.
  case refused(Diagnostics)
  /// The page reached a limit, or could not be run, for this reason.
  case stopped(PlaygroundPage.LocalizedNote)
}
