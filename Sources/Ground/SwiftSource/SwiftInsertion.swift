/// Source that is added to a listing so that its program prints the values that its comments mention.
public struct SwiftInsertion: Sendable, Hashable {
  /// The byte of the source before which the added source goes.
  public var position: Int
  /// The added source.
  public var text: String
  /// The lines, from 1, whose errors the added source can cause; nil if it cannot cause any.
  public var lines: ClosedRange<Int>?
  /// The position of the statement before which the added source marks the output; nil if it does not mark it.
  public var statement: Int?
  /// The bytes of the code that the added source needs: if that code is omitted, so is the added source.
  package var code: Range<Int>?

  /// Creates an insertion.
  public init(at position: Int, _ text: String, lines: ClosedRange<Int>? = nil) {
    (self.position, self.text, self.lines) = (position, text, lines)
  }

  /// The beginning of each mark in the output before a statement.
  public static let statementMark = "lesson-statement "

  /// Creates a mark in the output before a statement.
  ///
  /// The mark contains a line end, so that it is written at once.
  ///
  /// - Parameters:
  ///   - statement: the position of the statement among those of its listing.
  ///   - position: the byte at which the statement starts.
  ///   - lines: the lines of the statement, from 1.
  public init(markOf statement: Int, at position: Int, lines: ClosedRange<Int>) {
    self.init(
      at: position, "Swift.print(\"\\u{1E}\(Self.statementMark)\(statement)\\n\\u{1E}\",terminator:\"\");", lines: lines
    )
    self.statement = statement
  }

  /// Returns the last statement whose mark is in an output; nil if there is none.
  public static func lastMarkedStatement(in output: [String]) -> Int? {
    for line in output.reversed() {
      let marks = line.split(separator: "\u{1E}").filter { $0.hasPrefix(statementMark) }
      if let last = marks.last.flatMap({ Int($0.dropFirst(statementMark.count)) }) { return last }
    }
    return nil
  }
}
