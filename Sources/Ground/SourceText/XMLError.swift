/// What is no XML, or no XML of the kind that is read.
public struct XMLError: Error, Hashable, Sendable {
  /// The line on which it stands, from 1.
  public var line: Int
  /// What is wrong, as a sentence.
  public var message: Message

  /// Creates an error.
  public init(line: Int, message: Message) {
    (self.line, self.message) = (line, message)
  }
}
