import ArgumentParser
import Messages
import SourceText
import Terminal

extension Session {
  /// How bad is what a message tells.
  enum Severity: String {
    case error, warning, note
  }

  /// Tells of an error as compilers do, in the reader's language: `file:line:column: error: message`.
  func report(_ finding: Finding, _ severity: Severity = .error) {
    messages.write("\(finding.place.ofDiagnostic): \(severity.rawValue): \(finding.sentences(in: language))")
  }

  /// Tells what is wrong where a command threw a ``SourceText/Finding`` or ``SourceText/Findings``.
  ///
  /// - Returns: ``ExitStatus/couldNotRun`` then, else the same error.
  func told(_ error: any Error) -> any Error {
    guard let findings = (error as? Findings)?.all ?? (error as? Finding).map({ [$0] }) else { return error }
    for finding in findings { report(finding) }
    return ExitStatus.couldNotRun
  }

  /// Says something beside what the command was asked for, in the reader's language.
  func tell(_ line: TerminalText) {
    messages.write(text(line))
  }

  /// Says a line of what the command was asked for, in the reader's language.
  func say(_ line: TerminalText) {
    output.write(text(line))
  }

  /// What the program says, in the reader's language.
  func text(_ message: Message) -> String {
    MessageCatalogue.text(message, in: language)
  }

  /// A line that the program says, in the reader's language.
  func text(_ line: TerminalText) -> TerminalText {
    language == .english ? line : TerminalText(characters: text(line.message))
  }
}

extension ValidationError {
  /// Says in the reader's language what is wrong with the words of a command.
  static func usage(_ message: Message) -> ValidationError {
    ValidationError(Session.current.text(message))
  }
}

extension Finding {
  /// What is wrong and what to do about it, in a language.
  func sentences(in language: Language) -> String { MessageCatalogue.text(text, in: language) }
}
