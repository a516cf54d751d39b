extension Difference {
  /// Creates the difference of a statement that lacks a word, `try` or `await`, and ran with it.
  ///
  /// - Parameters:
  ///   - line: the line of the document.
  ///   - statement: the statement, as in the document.
  ///   - words: the missing words.
  public init(line: Int, statement: String, lacking words: String) {
    self.init(line: line, part: Self.partOfCode, expected: statement, found: "[needs `\(words)`]")
  }

  /// Whether the code itself is wrong, which no update changes.
  public var isOfCode: Bool { announcedFault != nil || part == Self.partOfCode }

  private static let partOfCode = "code"
}
