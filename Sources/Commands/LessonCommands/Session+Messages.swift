import ArgumentParser
import Messages
import SourceText
import Terminal

extension Session {
  /// The severity of a message.
  enum Severity: String {
    case error, warning, note
  }

  /// Reports an error as compilers do, in the reader's language: `file:line:column: error: message`.
  func report(_ finding: Finding, _ severity: Severity = .error) {
    messages.write("\(finding.place.ofDiagnostic): \(severity.rawValue): \(finding.sentences(in: language))")
  }

  /// Reports the errors of a command that threw a ``SourceText/Finding`` or ``SourceText/Findings``.
  ///
  /// - Returns: ``ExitStatus/couldNotRun`` if it reported errors, or else the same error.
  func told(_ error: any Error) -> any Error {
    guard let findings = (error as? Findings)?.all ?? (error as? Finding).map({ [$0] }) else { return error }
    for finding in findings { report(finding) }
    return ExitStatus.couldNotRun
  }

  /// Prints a remark that is not part of the command's output, in the reader's language.
  func tell(_ line: TerminalText) {
    messages.write(text(line))
  }

  /// Prints a line of the command's output, in the reader's language.
  func say(_ line: TerminalText) {
    output.write(text(line))
  }

  /// Returns a message in the reader's language.
  func text(_ message: Message) -> String {
    MessageCatalogue.text(message, in: language)
  }

  /// Returns a line for the terminal in the reader's language.
  func text(_ line: TerminalText) -> TerminalText {
    language == .english ? line : TerminalText(characters: text(line.message))
  }
}

extension ValidationError {
  /// Creates an error about a command's arguments, in the reader's language.
  static func usage(_ message: Message) -> ValidationError {
    ValidationError(Session.current.text(message))
  }
}

extension Finding {
  /// Returns the error and its fix as sentences in a language.
  func sentences(in language: Language) -> String { MessageCatalogue.text(text, in: language) }
}
