import SourceText

/// A line for a terminal, in which only ``Style`` can control it.
///
/// The values in the line come from documents, programs, and file names of any origin. Their controls and line ends are
/// made visible.
package struct TerminalText: ExpressibleByStringInterpolation {
  /// The message, with the characters for the terminal as its arguments.
  package let message: Message

  /// The characters for the terminal.
  package var characters: String { message.description }

  package init(stringLiteral value: String) {
    message = Message(key: value)
  }

  package init(stringInterpolation: Interpolation) {
    message = Message(key: stringInterpolation.key, stringInterpolation.arguments)
  }

  /// Creates a line from characters that are already safe for the terminal.
  package init(characters: String) {
    message = Message(verbatim: characters)
  }

  /// Creates a line from a text of any origin.
  package init(_ text: String) {
    self.init(characters: text.shownOnOneLine)
  }

  /// Creates a line from a text between two control sequences of the terminal.
  package init(_ text: String, between start: String, and end: String) {
    self.init(characters: start + text.shownOnOneLine + end)
  }

  /// The interpolation that makes values safe for the terminal.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Message.Argument] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      key += literal
    }

    package mutating func appendInterpolation(_ text: TerminalText) {
      append(.message(text.message))
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(LocalizedText(value.description.shownOnOneLine)))
    }

    private mutating func append(_ argument: Message.Argument) {
      arguments.append(argument)
      key += "%\(arguments.count)"
    }
  }
}
