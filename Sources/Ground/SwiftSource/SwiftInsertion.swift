/// Source that is added to a listing, so that its program tells what its comments speak of.
public struct SwiftInsertion: Sendable, Hashable {
  /// The byte of the source before which it stands.
  public var position: Int
  /// The source that is added.
  public var text: String
  /// The lines, from 1, on which errors can be due to it; nil for what is always right.
  public var lines: ClosedRange<Int>?
  /// The position of the statement before which it marks the output; nil for anything else.
  public var statement: Int?

  /// Creates an insertion.
  public init(at position: Int, _ text: String, lines: ClosedRange<Int>? = nil) {
    (self.position, self.text, self.lines) = (position, text, lines)
  }

  /// What a mark in the output before a statement begins with.
  public static let statementMark = "lesson-statement "

  /// A mark in the output before a statement, which holds a line's end so that it is written at once.
  ///
  /// - Parameters:
  ///   - statement: the position of the statement among those of its listing.
  ///   - position: the byte at which the statement starts.
  ///   - lines: the lines on which it stands, from 1.
  public init(markOf statement: Int, at position: Int, lines: ClosedRange<Int>) {
    self.init(
      at: position, "Swift.print(\"\\u{1E}\(Self.statementMark)\(statement)\\n\\u{1E}\",terminator:\"\");", lines: lines
    )
    self.statement = statement
  }

  /// The last statement whose mark stands in an output; nil where there is none.
  public static func lastMarkedStatement(in output: [String]) -> Int? {
    for line in output.reversed() {
      let marks = line.split(separator: "\u{1E}").filter { $0.hasPrefix(statementMark) }
      if let last = marks.last.flatMap({ Int($0.dropFirst(statementMark.count)) }) { return last }
    }
    return nil
  }
}
