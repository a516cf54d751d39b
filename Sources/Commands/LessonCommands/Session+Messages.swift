import Messages
import SourceText
import Terminal

extension Session {
  /// How bad is what a message tells.
  enum Severity: String {
    case error, warning, note
  }

  /// Tells of a mistake as compilers do, in the reader's language: `file:line:column: error: message`.
  func report(_ finding: Finding, _ severity: Severity = .error) {
    messages.write("\(finding.place.ofDiagnostic): \(severity.rawValue): \(finding.sentences(in: language))")
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

extension Finding {
  /// What is wrong and what to do about it, in a language.
  func sentences(in language: Language) -> String {
    ([message] + [help].compactMap(\.self)).map { MessageCatalogue.text($0, in: language) }.joinedAsSentences
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
