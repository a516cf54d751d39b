import ArgumentParser
import SourceText

/// The commands and options that a console cell may use: those that only read and compute.
///
/// Anything that is not listed is refused. That includes options that write, that wait for somebody, or that permit
/// more than the surrounding command allows: a weaker sandbox, modules, packages, servers, and other programs.
enum ConsoleRules {
  /// The options that every command takes.
  static let everywhere: Set = ["--help", "--version"]

  /// The allowed options of each command, by their long names; a command that is not listed is refused.
  static let options: [String: Set<String>] = [
    "run": [
      "--import", "--setup", "--no-values", "--no-cache", "--only", "--written-in", "--shard", "--times", "--format",
      "--strict", "--reproducible", "--fail-fast", "--quiet", "--jobs", "--fail-on", "--baseline",
      "--twice", "--vary", "--language",
    ],
    "update": ["--import", "--setup", "--no-values", "--no-cache", "--dry-run", "--twice"],
    "list": ["--language", "--format"],
    "check": ["--explain", "--codes", "--strict", "--format", "--language"],
    "report": ["--format", "--strict", "--reproducible", "--schema"],
    "try": ["--language", "--format"],
    "experiments": ["--language", "--format"],
    "plan": ["--start", "--no-cache", "--language"],
    "play": ["--page", "--format", "--expect", "--timeout", "--language", "--no-cache"],
    "help": [],
  ]

  /// The reason that a console cell does not take an option.
  enum Refusal {
    case writes, loosens, buildsPackage, takesModules, asksServer, asksProgram, waits
  }

  /// The refused options, by their long names.
  static let refusals: [String: Refusal] = [
    "--output": .writes, "--report": .writes, "--write-times": .writes, "--write-baseline": .writes, "--fix": .writes,
    "--update": .writes, "--weak-sandbox": .loosens, "--package": .buildsPackage, "--description": .buildsPackage,
    "--traits": .buildsPackage, "--summary": .writes, "--modules": .takesModules,
    "--remote-cache": .asksServer, "--remote-cache-read-only": .asksServer, "--changed": .asksProgram,
    "--live": .waits, "--speed": .waits, "--review": .waits, "--host": .waits,
  ]

  private static let longNames = ["-h": "--help", "-j": "--jobs", "-o": "--output", "-q": "--quiet"]

  /// Returns the long name of an option.
  static func long(_ option: String) -> String { longNames[option] ?? option }

  /// Whether a word is the name of a command.
  static func isCommand(_ name: String) -> Bool {
    options[name] != nil || LessonCommand.configuration.subcommands.contains { $0._commandName == name }
  }

  /// Returns the message that refuses a command.
  static func refusal(ofCommand name: String) -> Message {
    switch name {
    case "new", "handout": "A console cell cannot write files."
    case "next": "A console cell cannot ask questions."
    case "serve": "A console cell cannot serve pages."
    case "trust": "A console cell cannot allow programs."
    case "watch": "A console cell cannot watch files."
    default: "`lesson \(name)` cannot run in a console cell."
    }
  }

  /// Returns the message that refuses an option.
  static func refusal(of option: String) -> Message {
    switch refusals[option] {
    case .writes: "A console cell cannot write files. Remove '\(option)'."
    case .loosens: "A console cell cannot weaken the sandbox. Remove '\(option)'."
    case .buildsPackage: "A console cell cannot build packages. Remove '\(option)'."
    case .takesModules: "A console cell cannot use modules of other packages. Remove '\(option)'."
    case .asksServer: "A console cell cannot use a server. Remove '\(option)'."
    case .asksProgram: "A console cell cannot use other programs. Remove '\(option)'."
    case .waits: "A console cell cannot wait. Remove '\(option)'."
    case nil: "A console cell does not accept '\(option)'. Remove it."
    }
  }
}
