import SourceText

/// A line for a terminal, in which nothing but ``Style`` gives commands to it.
///
/// What is put into the line comes from documents, programs and file names, which may be anybody's: it is shown as it is,
/// with controls and line ends written out.
package struct TerminalText: ExpressibleByStringInterpolation {
  /// The characters for the terminal.
  package let characters: String

  package init(stringLiteral value: String) {
    characters = value
  }

  package init(stringInterpolation: Interpolation) {
    characters = stringInterpolation.characters
  }

  /// A text that may be anybody's.
  package init(_ text: String) {
    characters = text.shownOnOneLine
  }

  /// A text between two sequences of the terminal.
  package init(_ text: String, between start: String, and end: String) {
    characters = start + text.shownOnOneLine + end
  }

  /// The line in other words; the commands to the terminal in it stay.
  package func mapped(_ transform: (String) -> String) -> TerminalText {
    TerminalText(stringLiteral: transform(characters))
  }

  /// Puts a line together.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var characters = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      characters += literal
    }

    package mutating func appendInterpolation(_ text: TerminalText) {
      characters += text.characters
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      characters += value.description.shownOnOneLine
    }
  }
}
