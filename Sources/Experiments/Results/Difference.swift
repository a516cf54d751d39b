/// One way in which a result is not what its transcript says.
public struct Difference: Sendable, Hashable, Codable {
  /// The file of a picture, as the document names it; nil for what stands in the document itself.
  public var file: String?
  /// The line of the document, or of the picture's file, on which the expectation stands; where it should stand if it is missing.
  public var line: Int
  /// The character of the line, from 1; nil where it was not looked for.
  public var character: Int?
  /// The row of the table, from 1, or the line of the transcript.
  public var row: Int?
  /// The title of the table's column, if one value differs.
  public var column: String?
  /// The part of a picture that differs: the path of an element or attribute, as XPath has it, or a pixel.
  public var part: String?
  /// What the transcript says; nil for a row or line that it lacks.
  public var expected: String?
  /// What was computed; nil for a row or line that should not be there.
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
