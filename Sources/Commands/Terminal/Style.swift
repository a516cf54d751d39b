/// Colors for a terminal; a color is never the only sign of anything.
///
/// There are only four escape sequences, so this needs no color library. Those load all of Foundation, which takes
/// longer than running a lesson.
package struct Style {
  private let isOn: Bool

  package init(_ output: TextOutput) {
    isOn = output.showsColors
  }

  package func good(_ text: String) -> TerminalText { wrapped(text, 32) }
  package func bad(_ text: String) -> TerminalText { wrapped(text, 31) }
  package func bold(_ text: String) -> TerminalText { wrapped(text, 1) }
  package func quiet(_ text: String) -> TerminalText { wrapped(text, 2) }

  private func wrapped(_ text: String, _ code: Int) -> TerminalText {
    isOn ? TerminalText(text, between: "\u{1B}[\(code)m", and: "\u{1B}[0m") : TerminalText(text)
  }
}
