/// A difference between a result and its transcript.
public struct Difference: Sendable, Hashable, Codable {
  /// The file of a picture, as the document names it; nil for a difference in the document itself.
  public var file: String?
  /// The line of the expectation in the document or the picture's file, or its place if it is missing.
  public var line: Int
  /// The character of the line, from 1; nil if it is not known.
  public var character: Int?
  /// The row of the table, from 1, or the line of the transcript.
  public var row: Int?
  /// The title of the table's column, if one value differs.
  public var column: String?
  /// The part of a picture that differs: the XPath of an element or attribute, or a pixel.
  public var part: String?
  /// The text of the transcript; nil for a missing row or line.
  public var expected: String?
  /// The computed text; nil for an extra row or line.
  public var found: String?

  /// Creates a difference.
  public init(
    file: String? = nil, line: Int, row: Int? = nil, column: String? = nil, part: String? = nil, expected: String?,
    found: String?
  ) {
    self.file = file
    self.line = line
    self.row = row
    self.column = column
    self.part = part
    self.expected = expected
    self.found = found
  }
}
