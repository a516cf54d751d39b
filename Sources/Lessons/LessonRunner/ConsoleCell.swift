import LessonKit
import Results
import SourceText

/// The output of the `lesson` command in a console cell, and its exit status.
package struct ConsoleOutput: Sendable {
  /// The lines of both its outputs, in the order in which they were printed.
  package var lines: [String]
  /// The exit status.
  package var status: Int32

  /// Creates an output.
  package init(lines: [String], status: Int32) {
    self.lines = lines
    self.status = status
  }
}

/// A function that runs a `lesson` command in a folder and returns its output.
///
/// It throws `Unavailable` if the machine lacks something, so that the cell is skipped.
package typealias ConsoleExecutor =
  @Sendable (_ arguments: [String], _ folder: WorkingFolder) async throws
  -> ConsoleOutput

/// A cell of `$ lesson …` commands and their output.
struct ConsoleCell {
  /// The commands: the line as written, and its words after `lesson`.
  private(set) var commands: [(line: String, arguments: [String])] = []
  /// The errors in the commands.
  private(set) var findings: [Finding] = []

  init(_ cell: Cell, file: SourceFile) {
    for (offset, line) in cell.bodyLines.enumerated() where line.hasPrefix("$ ") {
      read(line, at: file.place(line: cell.firstBodyLine + offset))
    }
    if commands.isEmpty, findings.isEmpty {
      findings.append(
        Finding(
          file.place(line: cell.lines.lowerBound), "The console cell has no command.",
          help: "Add a line `$ lesson …`."))
    }
  }

  /// The largest number of words in a command; reading them takes time that grows with the square of their number.
  private static let mostWords = 1_000

  private mutating func read(_ line: String, at place: Place) {
    let command = CommandWords(line.dropFirst(2))
    if command.hasOpenQuotation {
      findings.append(Finding(place, "A quotation mark is never closed.", help: "Write quoted words as \"…\" or '…'."))
    } else if let sign = command.shellSign {
      findings.append(
        Finding(
          place, "`\(sign)` is shell syntax, and no shell runs here.",
          help: "Write one whole command per line, and quote characters that you mean literally."))
    } else if command.words.count > Self.mostWords {
      findings.append(
        Finding(
          place, "The command has \(command.words.count) words.",
          help: "The limit is \(Self.mostWords). Shorten the command."))
    } else if command.words.first == "lesson" {
      commands.append((line, Array(command.words.dropFirst())))
    } else {
      findings.append(
        Finding(
          place,
          command.words.first.map { "A console cell cannot run the command `\($0)`." } ?? "The line has no command.",
          help:
            "Only `lesson` commands run here, without a shell. For others, use a fence with another word, such as `sh`."
        ))
    }
  }

  /// Runs the commands one after another.
  ///
  /// - Returns: for each command its line as written, its output, and its exit status unless it is 0.
  func run(_ execute: ConsoleExecutor, in folder: WorkingFolder) async throws -> CellResult {
    var lines: [String] = []
    for command in commands {
      let output = try await execute(command.arguments, folder)
      lines += [command.line] + output.lines
      if output.status != 0 { lines.append("[exit status \(output.status)]") }
    }
    return .lines(Lines(lines.map { LocalizedText($0) }))
  }
}

/// The words of a command line, split at spaces outside of single and double quotation marks.
private struct CommandWords {
  var words: [String] = []
  var hasOpenQuotation = false
  /// A character outside of quotation marks that has a meaning in a shell.
  var shellSign: Character?

  init(_ text: Substring) {
    var word: String?
    var quotation: Character?
    for character in text {
      if let mark = quotation {
        if character == mark { quotation = nil } else { word?.append(character) }
      } else if character == "\"" || character == "'" {
        quotation = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        let isSign = "|<>&;$`*\\".contains(character) || word == nil && "#~".contains(character)
        if isSign { shellSign = shellSign ?? character }
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    hasOpenQuotation = quotation != nil
  }
}
