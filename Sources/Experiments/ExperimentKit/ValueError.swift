import SourceText

/// An error in a value that is written as words, such as an event of a script.
public struct ValueError: Error, Sendable, Hashable {
  /// The error, to follow a colon.
  public let reason: Message
  /// The suggested value, as whole sentences.
  public let help: Message

  /// Creates an error.
  public init(_ reason: Message, help: Message) {
    (self.reason, self.help) = (reason, help)
  }
}

extension ParameterType {
  /// Returns the type of a single value whose text is read by a function that can throw.
  ///
  /// - Parameters:
  ///   - allowed: the allowed values, in words.
  ///   - words: some whole values to offer.
  ///   - read: reads the text, which is not empty.
  /// - Returns: the type.
  public static func written(
    _ allowed: LocalizedText, offering words: [String] = [],
    _ read: @escaping @Sendable (Substring) throws(ValueError) -> Value
  ) -> ParameterType {
    ParameterType(.notation(allowed, offering: words)) { node, parameter in
      guard let text = node.scalar, !node.isEmpty else {
        throw Rejection(wrong: node, parameter: parameter, allowed: allowed)
      }
      do throws(ValueError) {
        return try read(Substring(text))
      } catch {
        throw Rejection(
          parameter, line: node.line,
          "The parameter `\(parameter)` cannot contain `\(node.text.abbreviated)`: \(error.reason).",
          help: error.help)
      }
    }
  }
}
