/// A page of a playground and what running it gave.
public struct PlaygroundPage: Sendable, Hashable, Codable {
  /// The name that Xcode shows.
  public var name: String
  /// The source, line by line.
  public var source: [String]
  /// The results, by line and column.
  public var results: [PlaygroundResult] = []
  /// All that was printed, also what belongs to no line of the page.
  public var output = ""
  /// How the page ended.
  public var ending = PlaygroundEnding.finished
  /// What a reader must know to judge the results: what is missing, and why.
  public var notes: [LocalizedNote] = []

  /// A page that has not run.
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

/// What a place in the source of a page gave, every time that it was reached.
public struct PlaygroundResult: Sendable, Hashable, Codable {
  /// What a result is.
  public enum Kind: String, Sendable, Hashable, Codable, Comparable {
    /// The value of an expression, of a binding, or of a variable after it has changed.
    case value
    /// Printed text.
    case printed
    /// The live view, by its description.
    case view

    /// Values stand before what is printed.
    public static func < (left: Kind, right: Kind) -> Bool {
      left != right && (left == .value || right == .view)
    }
  }

  /// What it is.
  public var kind: Kind
  /// The line on which the place begins, from 1; 0 for what belongs to no line.
  public var line: Int
  /// The column at which it begins, in bytes from 1.
  public var column: Int
  /// The line on which it ends.
  public var endLine: Int
  /// The column behind its end.
  public var endColumn: Int
  /// The name of the variable; empty for an expression.
  public var name: String
  /// How often the place was reached.
  public var count: Int
  /// The texts of the first times; not all of them where there were too many.
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

/// How a page ended.
public enum PlaygroundEnding: Sendable, Hashable, Codable {
  /// It ran to its end.
  case finished
  /// The Swift runtime stopped it.
  case trapped(Trap)
  /// It does not compile.
  case refused(Diagnostics)
  /// It reached a limit, or could not be run, for this reason.
  case stopped(PlaygroundPage.LocalizedNote)
}
