import SourceText

/// What is wrong with a value that is written as words, such as an event of a script.
public struct ValueError: Error, Sendable, Hashable {
  /// What is wrong, to follow a colon.
  public let reason: Message
  /// What to write instead: whole sentences.
  public let help: Message

  /// Creates an error.
  public init(_ reason: Message, help: Message) {
    (self.reason, self.help) = (reason, help)
  }
}

extension ParameterType {
  /// A type of a single value whose text is read by a function that tells an error.
  ///
  /// - Parameters:
  ///   - allowed: what is allowed, in words.
  ///   - words: whole values among others that can be offered.
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
          "The parameter `\(parameter)` cannot hold `\(node.text.abbreviated)`: \(error.reason).",
          help: error.help)
      }
    }
  }
}
