import SourceText

/// A line for a terminal, in which nothing but ``Style`` gives commands to it.
///
/// What is put into the line comes from documents, programs and file names, which may be anybody's: it is shown as it is,
/// with controls and line ends written out.
package struct TerminalText: ExpressibleByStringInterpolation {
  /// What is said, with the characters for the terminal at its places.
  package let message: Message

  /// The characters for the terminal.
  package var characters: String { message.description }

  package init(stringLiteral value: String) {
    message = Message(key: value)
  }

  package init(stringInterpolation: Interpolation) {
    message = Message(key: stringInterpolation.key, stringInterpolation.arguments)
  }

  /// Takes characters that somebody has made for the terminal.
  package init(characters: String) {
    message = Message(verbatim: characters)
  }

  /// A text that may be anybody's.
  package init(_ text: String) {
    self.init(characters: text.shownOnOneLine)
  }

  /// A text between two sequences of the terminal.
  package init(_ text: String, between start: String, and end: String) {
    self.init(characters: start + text.shownOnOneLine + end)
  }

  /// Puts a line together.
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
