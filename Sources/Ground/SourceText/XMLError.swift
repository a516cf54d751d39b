/// An error in XML, including the use of an unsupported part of XML.
public struct XMLError: Error, Hashable, Sendable {
  /// The line of the error, from 1.
  public var line: Int
  /// The error, as a sentence.
  public var message: Message

  /// Creates an error.
  public init(line: Int, message: Message) {
    (self.line, self.message) = (line, message)
  }
}
