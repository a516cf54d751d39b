import ArgumentParser
import SourceText

extension Language: ExpressibleByArgument {}

/// The option for the language of words, titles, and captions.
struct LanguageOption: ParsableArguments {
  @Option(help: "The language of titles and descriptions.")
  var language: Language = .english

  /// The words that select this language on a command line; empty for the default language.
  var words: [String] {
    language == .english ? [] : ["--language", language.rawValue]
  }
}

extension Language {
  /// The language of the program's messages: from `LESSON_LANGUAGE`, or else from the locale.
  ///
  /// Source: the order in which POSIX reads `LC_ALL`, `LC_MESSAGES` and `LANG` (XBD 8.2).
  static var ofInterface: Language { ofInterface(SwiftEnvironment.inherited) }

  /// The language of reports: from `LESSON_LANGUAGE`, whatever the locale is.
  static var ofReports: Language {
    ofInterface(SwiftEnvironment.inherited.filter { $0.key == "LESSON_LANGUAGE" })
  }

  /// Returns the language that environment variables select; English if they select no available language.
  static func ofInterface(_ environment: [String: String]) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let asked = environment["LESSON_LANGUAGE"].flatMap { $0.isEmpty ? nil : $0 } ?? locale ?? ""
    let code = asked.prefix { $0.isLetter }.lowercased()
    return allCases.first { $0.rawValue == code } ?? .english
  }
}
