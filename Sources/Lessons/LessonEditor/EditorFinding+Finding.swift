import LessonCheck
import LessonKit
import Messages
import Results
import SourceText

extension EditorFinding {
  /// The longest text of a difference that is shown whole.
  private static let mostCharacters = 200

  /// Creates a finding from an error; nil for an error in another file.
  init?(_ finding: Finding, in file: SourceFile, isError: Bool, language: Language) {
    guard finding.place.file == file.path else { return nil }
    let finding = file.located(finding)
    line = finding.place.line ?? 1
    column = finding.place.column ?? 1
    self.isError = isError
    message = MessageCatalogue.text(finding.text, in: language)
    let rest = file.text(line: line, column: column)
    let names = finding.message.names.sorted { $0.count > $1.count }
    text = names.first { !$0.isEmpty && rest.hasPrefix($0) }
    suggestion = text == nil ? nil : finding.help?.meantWord
  }

  /// Creates a warning from the outcome of a cell that the reader wanted to run; nil if it ran.
  ///
  /// There is none for a cell that its author skips, and for a console cell, which never runs for an editor.
  init?(skipped outcome: CellOutcome, _ language: Language) {
    guard case .skipped(let reason, let cause) = outcome.ending, cause != .author, cause != .notRun,
      outcome.cell.action != .console
    else { return nil }
    (line, column, isError, code) = (outcome.cell.lines.lowerBound, 1, false, "skipped")
    message = MessageCatalogue.text("This cell was not run: \(reason).", in: language)
  }

  /// Creates a finding from that of a rule.
  init(_ finding: CheckFinding, language: Language) {
    (line, column, isError) = (finding.line, finding.column, finding.severity == .error)
    (code, message) = (finding.code, finding.message[language])
  }

  /// Creates a finding from a difference; nil for a difference in another file.
  init?(_ difference: Difference, language: Language) {
    guard difference.file == nil else { return nil }
    (line, column) = (difference.line, difference.character ?? 1)
    (text, isError, code) = (difference.expected, true, "differs")
    let message: Message =
      switch (difference.expected?.shortened(Self.mostCharacters), difference.found?.shortened(Self.mostCharacters)) {
      case (let expected?, let found?): "Expected `\(expected)`, but the result is `\(found)`."
      case (nil, let found?): "The result has `\(found)` here."
      case (let expected?, nil): "The result does not have `\(expected)`."
      case (nil, nil): "This differs from the result."
      }
    self.message = MessageCatalogue.text(message, in: language)
  }
}

extension Message {
  /// The names in backticks, in their order.
  fileprivate var names: [String] {
    let parts = description.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The word of the question "Did you mean …?"; nil if there is none.
  fileprivate var meantWord: String? {
    if key.hasPrefix("Did you mean `%1`?"), case .text(let word)? = arguments.first { return word.en }
    return arguments.lazy.compactMap { if case .message(let part) = $0 { part.meantWord } else { nil } }.first
  }
}

extension SourceFile {
  /// Returns the text of a line from a character on; both count from 1.
  func text(line: Int, column: Int) -> String {
    String(String(decoding: self.line(line), as: UTF8.self).dropFirst(max(0, column - 1)))
  }
}

extension String {
  /// Returns the text, or its beginning with an ellipsis.
  fileprivate func shortened(_ count: Int) -> String {
    self.count <= count ? self : "\(prefix(count))…"
  }
}
