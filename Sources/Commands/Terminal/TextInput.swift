import CLibrary
import Dispatch

/// The source of typed lines.
package enum TextInput: Sendable {
  /// The standard input of the process.
  case standardInput
  /// Lines that are given in advance.
  case lines([String])

  /// Whether a person types on a terminal, which shows the typed text.
  package var isTerminal: Bool {
    if case .standardInput = self { isatty(STDIN_FILENO) == 1 } else { false }
  }

  /// Whether there is somebody to answer questions.
  package var canAnswer: Bool {
    if case .lines(let lines) = self { !lines.isEmpty } else { isTerminal }
  }

  /// Passes each typed line to a function, on a separate thread, and nil at the end.
  package func read(_ take: @escaping @Sendable (String?) -> Void) {
    switch self {
    case .lines(let lines):
      for line in lines { take(line) }
      take(nil)
    case .standardInput:
      DispatchQueue(label: "typed lines").async {
        while let line = readLine() { take(line) }
        take(nil)
      }
    }
  }
}
