import CLibrary
import Dispatch

/// Where a command reads what is typed.
package enum TextInput: Sendable {
  /// The standard input of the process.
  case standardInput
  /// Lines that are there already.
  case lines([String])

  /// Whether a person types on a terminal, which shows what is typed.
  package var isTerminal: Bool {
    if case .standardInput = self { isatty(STDIN_FILENO) == 1 } else { false }
  }

  /// Whether somebody is there to answer questions.
  package var canAnswer: Bool {
    if case .lines(let lines) = self { !lines.isEmpty } else { isTerminal }
  }

  /// Tells of each line that is typed, in a thread of its own, and at the end of nil.
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
