import SourceText

/// A result of lines of text, such as what a program prints.
public struct Lines: Sendable, Hashable, Codable {
  /// The lines, without line ends.
  public var lines: [LocalizedText]

  /// Creates a result from its lines.
  public init(_ lines: [LocalizedText]) {
    self.lines = lines
  }

  /// The lines in one language; text that holds LF or CRLF gives several, and a CR alone goes back on its line.
  public func texts(_ language: Language) -> [String] {
    lines.flatMap { line in
      let parts = line[language].utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let ended = parts.dropLast().map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
      return (ended + parts.suffix(1)).map { String(Substring($0)) }
    }
  }
}
