import ArgumentParser
import LessonRunner
import SourceText

/// The command of a console cell, whose author may be a stranger.
///
/// It runs only if ``ConsoleRules`` lists the command and each of its options, and if none of its words names a file
/// outside the folder of its document.
struct ConsoleCommand {
  /// The word after `lesson`; nil if there is none.
  private let name: String?
  /// The options, by their long names.
  private var options: [String] = []
  /// The words that can name a file.
  private var paths: [String] = []

  /// Splits a command as the argument parser does.
  ///
  /// That includes `--name=value`, flags that share a dash, and `--`, after which nothing is an option.
  init(_ arguments: [String]) {
    name = arguments.first
    var hasOptions = true
    for word in arguments.dropFirst(name?.hasPrefix("-") == true ? 0 : 1) {
      if hasOptions, word == "--" {
        hasOptions = false
      } else if hasOptions, word.hasPrefix("-"), word != "-" {
        let sign = word.firstIndex(of: "=")
        let option = word[..<(sign ?? word.endIndex)]
        options += option.hasPrefix("--") ? [String(option)] : option.dropFirst().map { ConsoleRules.long("-\($0)") }
        if let sign { paths.append(String(word[word.index(after: sign)...])) }
      } else if name != TryCommand._commandName || !word.contains("=") {
        // A parameter of an experiment is not a path. The files that it names are checked when they are read.
        paths.append(word)
      }
    }
  }

  /// Checks that a stranger is allowed to run the command.
  ///
  /// - Parameter folder: the folder of the document.
  /// - Throws: a `ValidationError` that says what the cell must omit.
  func check(in folder: WorkingFolder) throws {
    guard let name else { return }
    let isCommand = !name.hasPrefix("-")
    // The parser reports unknown commands.
    if isCommand, !ConsoleRules.isCommand(name) { return }
    let allowed = isCommand ? ConsoleRules.options[name] : []
    guard let allowed else { throw ValidationError.usage(ConsoleRules.refusal(ofCommand: name)) }
    for option in options where !allowed.contains(option) && !ConsoleRules.everywhere.contains(option) {
      throw ValidationError.usage(ConsoleRules.refusal(of: option))
    }
    for path in paths where !folder.confined.contains(path) {
      throw ValidationError.usage(
        "A console cell cannot use files outside the folder of its document. Remove '\(path)'.")
    }
  }
}
