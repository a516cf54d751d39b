import ArgumentParser
import LessonRunner
import SourceText

/// A command as a console cell gives it, whose author may be a stranger.
///
/// It runs only if ``ConsoleRules`` lists the command and each of its options, and if no word of it names a file outside of the
/// folder of its document.
struct ConsoleCommand {
  /// The word behind `lesson`; nil if there is none.
  private let name: String?
  /// The options, by their long names.
  private var options: [String] = []
  /// The words that can name a file.
  private var paths: [String] = []

  /// Takes a command apart as the argument parser does: `--name=value`, flags that share a dash, and `--`, behind which nothing
  /// is an option.
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
        // A parameter of an experiment is no path, and what it names is looked at where it is read.
        paths.append(word)
      }
    }
  }

  /// Looks whether the command does no more than a stranger's may.
  ///
  /// - Parameter folder: the folder of the document.
  /// - Throws: a `ValidationError` that says what the cell must leave out.
  func check(in folder: WorkingFolder) throws {
    guard let name else { return }
    let isCommand = !name.hasPrefix("-")
    // The parser has the words for what is no command at all.
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
