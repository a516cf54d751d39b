import SourceText

/// A result of lines of text, such as the output of a program.
public struct Lines: Sendable, Hashable, Codable {
  /// The lines, without line ends.
  public var lines: [LocalizedText]

  /// Creates a result from its lines.
  public init(_ lines: [LocalizedText]) {
    self.lines = lines
  }

  /// Returns the lines in one language; text with LF or CRLF is several lines, and a CR by itself goes back on its
  /// line.
  public func texts(_ language: Language) -> [String] {
    lines.flatMap { line in
      let parts = line[language].utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let ended = parts.dropLast().map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
      return (ended + parts.suffix(1)).map { String(Substring($0)) }
    }
  }
}
