/// A position in a file, or in another named text such as a command's argument.
public struct Place: Sendable, Hashable, Codable {
  /// The path as the user named it, or a description such as `argument 2`.
  public var file: String
  /// The line, from 1; nil if the place is the whole file.
  public var line: Int?
  /// The character of the line, from 1; nil if the place is the whole line.
  public var column: Int?

  /// Creates a place in a file.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, the beginning of a compiler's message; the column is 1 if the place is the whole line.
  public var ofDiagnostic: String {
    let name = file.shownOnOneLine
    return line.map { "\(name):\($0):\(column ?? 1)" } ?? name
  }
}

extension Place: CustomStringConvertible {
  /// `file:line`, the form that editors and terminals turn into a link.
  public var description: String {
    line.map { "\(file):\($0)" } ?? file
  }
}

extension Place: Comparable {
  /// Orders places by file, line and column; a whole file comes before its lines, and a whole line before its
  /// characters.
  public static func < (left: Place, right: Place) -> Bool {
    (left.file, left.line ?? 0, left.column ?? 0) < (right.file, right.line ?? 0, right.column ?? 0)
  }
}
