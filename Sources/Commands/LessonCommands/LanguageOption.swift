import ArgumentParser
import SourceText

extension Language: ExpressibleByArgument {}

/// The option that chooses the language of words, titles and captions.
struct LanguageOption: ParsableArguments {
  @Option(help: "The language of titles and descriptions.")
  var language: Language = .english

  /// The words that ask for this language again; none for the default.
  var words: [String] {
    language == .english ? [] : ["--language", language.rawValue]
  }
}

extension Language {
  /// The language in which the program speaks: that of `LESSON_LANGUAGE`, or else of the locale.
  ///
  /// Source: the order in which POSIX reads `LC_ALL`, `LC_MESSAGES` and `LANG` (XBD 8.2).
  static var ofInterface: Language { ofInterface(SwiftEnvironment.inherited) }

  /// The language of reports: that of `LESSON_LANGUAGE`, whatever the locale is.
  static var ofReports: Language {
    ofInterface(SwiftEnvironment.inherited.filter { $0.key == "LESSON_LANGUAGE" })
  }

  /// The language that variables of an environment ask for; English if they ask for none that is there.
  static func ofInterface(_ environment: [String: String]) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let asked = environment["LESSON_LANGUAGE"].flatMap { $0.isEmpty ? nil : $0 } ?? locale ?? ""
    let code = asked.prefix { $0.isLetter }.lowercased()
    return allCases.first { $0.rawValue == code } ?? .english
  }
}
