#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The declaration of a command, as far as a manual page needs it.
struct CommandDescription: Decodable {
  var commandName: String
  var superCommands: [String]?
  var shouldDisplay: Bool?
  var abstract: String?
  var discussion: String?
  var arguments: [Argument]?
  var subcommands: [CommandDescription]?

  /// The declaration of an argument, an option, or a flag.
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

  /// Reads the description of a command and all its subcommands, as the argument parser writes it.
  ///
  /// - Throws: `DecodingError` if the text does not have that form.
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
  /// A paragraph of a discussion, by its purpose.
  enum Paragraph: Equatable {
    /// Prose.
    case text(String)
    /// A command line: the text after `Example:`.
    case example(String)
    /// An exit status with its meaning: a part of the text after `Exit status:`, which semicolons separate.
    case status(String, String)
  }

  /// The paragraphs of the discussion, in order.
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
