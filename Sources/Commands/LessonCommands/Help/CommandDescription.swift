#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is declared of a command, as far as a manual page tells it.
struct CommandDescription: Decodable {
  var commandName: String
  var superCommands: [String]?
  var shouldDisplay: Bool?
  var abstract: String?
  var discussion: String?
  var arguments: [Argument]?
  var subcommands: [CommandDescription]?

  /// What is declared of an argument, an option or a flag.
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String

      /// The name as it is typed.
      var typed: String { kind == "long" ? "--\(name)" : "-\(name)" }
    }

    var kind: String
    var shouldDisplay: Bool?
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?
  }

  private struct Whole: Decodable {
    var command: CommandDescription
  }

  /// Reads what the argument parser tells of a command and all its subcommands.
  ///
  /// - Throws: `DecodingError`, if the text is not of that form.
  static func read(_ json: String) throws -> CommandDescription {
    try JSONDecoder().decode(Whole.self, from: Data(json.utf8)).command
  }

  /// The command as it is typed: `lesson run`.
  var typed: String { ((superCommands ?? []) + [commandName]).joined(separator: " ") }
  /// The arguments that help shows.
  var shownArguments: [Argument] { (arguments ?? []).filter { $0.shouldDisplay ?? true } }
  /// The subcommands that help shows.
  var shownSubcommands: [CommandDescription] { (subcommands ?? []).filter { $0.shouldDisplay ?? true } }
}

extension CommandDescription {
  /// A paragraph of a discussion, by what it is for.
  enum Paragraph: Equatable {
    /// Prose.
    case text(String)
    /// A command line: what stands behind `Example:`.
    case example(String)
    /// An exit status with its meaning: what stands behind `Exit status:`, between semicolons.
    case status(String, String)
  }

  /// The parts of the discussion, in its order.
  var paragraphs: [Paragraph] {
    (discussion ?? "").split(separator: "\n").flatMap { line -> [Paragraph] in
      if line.hasPrefix("Example: ") { return [.example(String(line.dropFirst(9)))] }
      guard line.hasPrefix("Exit status: ") else { return [.text(String(line))] }
      let list = line.dropFirst(13)
      return (list.hasSuffix(".") ? list.dropLast() : list).split(separator: ";").map { part in
        let words = part.split(separator: " ", maxSplits: 1)
        return .status(String(words.first ?? ""), words.count > 1 ? String(words[1]) : "")
      }
    }
  }
}
