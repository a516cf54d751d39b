import Messages
import SourceText

extension Session {
  /// How bad is what a message tells.
  enum Severity: String {
    case error, warning, note
  }

  /// Tells of a mistake as compilers do, in the reader's language: `file:line:column: error: message`.
  func report(_ finding: Finding, _ severity: Severity = .error) {
    let text = ([finding.message] + [finding.help].compactMap(\.self)).map(text).joinedAsSentences
    messages.write("\(finding.place.ofDiagnostic): \(severity.rawValue): \(text)")
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
  func text(_ message: String) -> String {
    MessageCatalogue.text(message, in: language)
  }

  /// A line that the program says, in the reader's language.
  func text(_ line: TerminalText) -> TerminalText {
    language == .english ? line : line.mapped(text)
  }
}

extension [String] {
  /// The sentences one behind the other: with a blank between them, but not behind a Japanese full stop.
  fileprivate var joinedAsSentences: String {
    reduce(into: "") { text, sentence in
      text += (text.isEmpty || text.hasSuffix("。") ? "" : " ") + sentence
    }
  }
}
