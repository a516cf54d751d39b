import SourceText

/// A result of lines of text, such as what a program prints.
public struct Lines: Sendable, Hashable, Codable {
  /// The lines, without line ends.
  public var lines: [LocalizedText]

  /// Creates a result from its lines.
  public init(_ lines: [LocalizedText]) {
    self.lines = lines
  }

  /// The lines in one language; text that holds a line end gives several.
  public func texts(_ language: Language) -> [String] {
    lines.flatMap { line in
      line[language].linesOfText
    }
  }
}
